public import EspalierScreens

/// A flow's scene keeps the flow's position, where the flow's state is `Codable`: after a restart the flow goes on by
/// itself.
///
/// ```swift
/// struct Import: Codable, Sendable { var rows: [String] = []; var isConfirmed = false }
///
/// @MainActor func scene(_ flow: Flow<Import>) -> FlowScene<Import> { FlowScene(FlowRun(flow, state: Import())) }
/// ```
///
/// Steps that are done stay done. A step that was under way runs again, and a ``UserStep`` asks again. Keep secrets out of
/// the state, or out of its coding.
///
/// - A page that is put away with what it keeps, because its browser is away for long or another process goes on with it,
///   suspends a run that nobody else holds: nothing is undone, for the page that is made again goes on. A scene that is left
///   for good cancels the run as before, and so does the end of a page by signing out.
/// - While a run works for what a person did, it is kept where the person did it: an interrupted event is carried out again
///   there, and what its steps store counts once, by their `EventClaim`.
/// - A scene at a place without an address keeps nothing, nor does one that only looks on (`waitsForEnd: false`).
extension FlowScene: StateRestoring where State: Codable {
  /// The snapshot from which the run goes on; nil before its start, after its end, and while it is undone for nobody's
  /// event. A run that was suspended goes on from there.
  public var restorationState: FlowSnapshot<State>? { waitsForEnd ? run.engine.keptSnapshot : nil }

  /// Brings a run whose first step has not begun to where the snapshot was taken. A run that is further, as one that others
  /// have started, stays as it is. So does one whose flow refuses the snapshot with a ``FlowError``; that is reported.
  public func restore(_ kept: FlowSnapshot<State>) {
    guard waitsForEnd else { return }
    do { try run.engine.goOn(from: kept) } catch { RestorationRefusal.report(error) }
  }
}

extension FlowScene: WorkRestoring where State: Codable {
  /// If nobody else holds the run, it stays where it is.
  package func willBePutAway() {
    isPutAway = true
    run.engine.keeping.isPutAway = true
  }
}
