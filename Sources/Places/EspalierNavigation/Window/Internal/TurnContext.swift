internal import EspalierBase
internal import EspalierScreens

/// The surroundings in which a turn's work runs: those of the window alone.
///
/// A turn is taken for whoever has changed something: a handler of another window, a load, an event whose end is waited
/// for. What scenes do in the turn is not that one's work, and is not to inherit what it ran with.
enum TurnContext {
  /// Runs work without the surroundings of whoever asked for the turn.
  @MainActor static func withoutAskers(_ work: () -> Void) {
    // Where there are none, three looks cost less than three values that are set.
    guard EventUnderWay.current != nil || ChangeFlag.isAskedFor || LateAnswer.current != nil else { return work() }
    // What comes into sight stays for longer than the event that brought it.
    EventUnderWay.$current.withValue(nil) {
      // Where a scene leads on as it comes, nobody has asked for that.
      ChangeFlag.$isAskedFor.withValue(false) {
        LateAnswer.$current.withValue(nil) { work() }
      }
    }
  }
}
