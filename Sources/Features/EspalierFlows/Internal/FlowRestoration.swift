/// A record of what the scenes of a run need to save and restore the run's position.
struct FlowRestoration<State: Sendable> {
  /// True if a scene saves the run's position; see ``FlowEngine/keptSnapshot``.
  var isKept = false
  /// True if the last scene of the run ended only because it will be created again from its saved snapshot.
  var isSuspended = false
  /// The position of the run before the person's event for which it works; nil if that event began the run.
  var asked: FlowSnapshot<State>?
}
