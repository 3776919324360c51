internal import EspalierScreens

/// The load of one part of a screen: its latest task, and the identity for which it loads.
@MainActor
final class LoadRun {
  private let part: any ScreenPart
  private let report: @MainActor (String) -> Void
  private var task: Task<Void, Never>?
  /// The identity of the latest load; nil before the first.
  private var loadedID: AnyHashable?

  init(of part: any ScreenPart, report: @escaping @MainActor (String) -> Void) {
    self.part = part
    self.report = report
  }

  /// Starts a load, unless the latest load has the same identity.
  ///
  /// A load in progress for another identity is cancelled, and an answer that it still returns is logged.
  func follow(
    _ wanted: AnyHashable, in context: EnvironmentContext?,
    start: (@escaping @MainActor () async -> Void) -> Task<Void, Never>?
  ) {
    guard wanted != loadedID else { return }
    task?.cancel()
    loadedID = wanted
    let late = LateResponse { [report, part] in
      let name = (part as? any CustomStringConvertible)?.description ?? "\(type(of: part))"
      report("An answer for \(name) came after it was no longer wanted, and was dropped.")
    }
    task = EnvironmentContext.$current.withValue(context) {
      LateResponse.$current.withValue(late) { start { [part] in await part.load() } }
    }
  }

  func cancel() { task?.cancel() }
}
