internal import EspalierScreens

/// The loads of a screen's parts. Each is independent of the other parts' loads and of the scene's.
@MainActor
final class PartLoads {
  /// A part, and the identity that its load currently depends on.
  typealias Wanted = (part: any ScreenPart, loadID: AnyHashable)

  /// The loads by their parts. The loads retain the parts, so an identifier cannot be reused for another part.
  private var runs: [ObjectIdentifier: LoadRun] = [:]
  private let report: @MainActor (String) -> Void

  init(report: @escaping @MainActor (String) -> Void) { self.report = report }

  /// Returns the scene's parts and the identities of their loads, and observes both.
  static func wanted(by life: SceneLife) -> [Wanted] {
    let parts = life.scene.parts
    life.read(by: parts)
    return parts.map { ($0, $0.idOfLoad(in: life.context?.values)) }
  }

  /// Loads new parts and parts whose load depends on another identity, and cancels the loads of removed parts.
  func follow(
    _ wanted: [Wanted], in context: EnvironmentContext?,
    start: (@escaping @MainActor () async -> Void) -> Task<Void, Never>?
  ) {
    guard !wanted.isEmpty || !runs.isEmpty else { return }
    let gone = Set(runs.keys).subtracting(wanted.map { ObjectIdentifier($0.part) })
    for id in gone { runs.removeValue(forKey: id)?.cancel() }
    for (part, loadID) in wanted {
      let id = ObjectIdentifier(part)
      let run = runs[id] ?? LoadRun(of: part, report: report)
      runs[id] = run
      run.follow(loadID, in: context, start: start)
    }
  }

  /// Cancels all loads.
  func end() {
    for run in runs.values { run.cancel() }
    runs = [:]
  }
}
