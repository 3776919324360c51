public import EspalierScreens

/// State restoration of a flow. If the flow's state is `Codable`, its scene saves the flow's position, and the flow
/// continues automatically after a restart.
///
/// ```swift
/// struct Import: Codable, Sendable { var rows: [String] = []; var isConfirmed = false }
///
/// @MainActor func scene(_ flow: Flow<Import>) -> FlowScene<Import> { FlowScene(FlowRun(flow, state: Import())) }
/// ```
///
/// Finished steps stay finished. A step that was under way runs again, and a ``UserStep`` asks again. Keep secrets out
/// of the state, or out of its coding.
///
/// - A page is discarded with its state saved when its browser is disconnected for long, or when another process takes
///   the page over. It then suspends a run that no other object holds. Nothing is undone, because the restored page
///   continues the run. A scene that the person leaves for good cancels the run as usual, and so does a page that ends
///   because the person signs out.
/// - While a run works for an event of a person, the saved position is the one before the event. An interrupted event
///   is carried out again from there, and the `EventClaim` of each step makes sure that its stored result counts once.
/// - A scene at a place without an address saves nothing, and neither does a scene that only shows a run (`waitsForEnd:
///   false`).
extension FlowScene: StateRestoring where State: Codable {
  /// The snapshot from which the run continues after a restart; nil if there is nothing to continue, as before the
  /// start of a new run or after the end. While the run works for a person's event, it is the snapshot from before the
  /// event. For a suspended run, it is the snapshot of the suspension. While the run undoes steps for any other reason
  /// than a person's event, the value is nil.
  public var restorationState: FlowSnapshot<State>? { waitsForEnd ? run.engine.keptSnapshot : nil }

  /// Moves the run to the position of a snapshot, if its first step has not begun. A run that has progressed further,
  /// such as a run that other code has started, is unchanged. If the flow refuses the snapshot with a ``FlowError``,
  /// the error is reported and the run is unchanged.
  public func restore(_ kept: FlowSnapshot<State>) {
    guard waitsForEnd else { return }
    do { try run.engine.resume(from: kept) } catch { RestorationRefusal.report(error) }
  }
}

extension FlowScene: WorkRestoring where State: Codable {
  /// Suspends the run at its current step, if no other object holds the run.
  package func willSuspend() {
    isSuspended = true
    run.engine.keeping.isSuspended = true
  }
}
