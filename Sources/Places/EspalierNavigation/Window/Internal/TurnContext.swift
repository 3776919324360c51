internal import EspalierBase
internal import EspalierScreens

/// A context in which a turn does not inherit the task-local values of the code that triggered it.
///
/// A turn may be triggered by a handler of another window, by a load, or by an event that a caller waits for. The work
/// of scenes in the turn does not belong to that trigger, and must not inherit its task-local values.
enum TurnContext {
  /// Runs work without the task-local values of the caller that triggered the turn.
  @MainActor static func withoutAskers(_ work: () -> Void) {
    // If there are none, three reads cost less than setting three values.
    guard EventUnderWay.current != nil || ChangeFlag.isAskedFor || LateResponse.current != nil else { return work() }
    // A scene that appears stays longer than the event that led to it.
    EventUnderWay.$current.withValue(nil) {
      // A place that a scene leads to as it appears was not requested by the person.
      ChangeFlag.$isAskedFor.withValue(false) {
        LateResponse.$current.withValue(nil) { work() }
      }
    }
  }
}
