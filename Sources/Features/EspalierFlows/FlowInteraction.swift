/// A setting that allows a run of a flow to ask a person, or prevents it.
public enum FlowInteraction: String, Sendable, Hashable, Codable {
  /// A person sees the run: user steps show their scenes, and the policy ``FailurePolicy/ask`` asks.
  case ask
  /// No person is present, as in a command. A user step fails with ``FlowError/needsUser(step:)``, and a failure about
  /// which the flow would ask a person stops it.
  case refuse
}
