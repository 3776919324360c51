/// A setting that lets a run of a flow turn to a person, or keeps it from doing so.
public enum FlowInteraction: String, Sendable, Hashable, Codable {
  /// Somebody sees the run: user steps show their scenes, and the policy ``FailurePolicy/ask`` asks.
  case ask
  /// Nobody is there, as in a command: a user step fails with ``FlowError/needsUser(step:)``, and where a failure would
  /// be asked about the flow stops.
  case refuse
}
