/// The part that scenes have in a run: whether one keeps where the run is, to go on from after a restart.
struct FlowRestoration<State: Sendable> {
  /// True when a scene keeps where the run is; see ``FlowEngine/keptSnapshot``.
  var isKept = false
  /// True when the last scene of the run has gone only to be made again, from the snapshot that it keeps.
  var isPutAway = false
  /// The position at which the person did what the run is at work for; nil where that began the run.
  var asked: FlowSnapshot<State>?
}
