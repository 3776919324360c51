internal import EspalierScreens

/// The loads of a screen's parts, each by itself: neither another part's load nor the scene's begins or ends it.
@MainActor
final class PartLoads {
  /// A part, and what its load depends on now.
  typealias Wanted = (part: any ScreenPart, loadID: AnyHashable)

  /// The loads by their parts, which the loads hold, so that an identifier cannot come to mean another part.
  private var runs: [ObjectIdentifier: LoadRun] = [:]
  private let report: @MainActor (String) -> Void

  init(report: @escaping @MainActor (String) -> Void) { self.report = report }

  /// The scene's parts with what their loads depend on; reading it follows both.
  static func wanted(by life: SceneLife) -> [Wanted] {
    let parts = life.scene.parts
    life.read(by: parts)
    return parts.map { ($0, $0.idOfLoad(in: life.context?.values)) }
  }

  /// Loads the parts that are new and those whose load depends on something else now, and cancels the loads of those that
  /// are gone.
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
