/// A type-erased part of a flow.
public struct AnyFlowPart<State: Sendable>: FlowPart {
  /// The name of the part. A flow that resumes finds its steps by their names; steps with the same name are
  /// distinguished by their order.
  public let name: String
  /// The part's share of the progress, in relation to the other parts.
  public let weight: Double
  let content: Content

  enum Content: Sendable {
    case step(FlowLeaf<State>)
    case group(any FlowGroup<State>, onFailure: FailurePolicy)
  }

  init(_ name: String, weight: Double, content: Content) {
    self.name = name
    self.weight = weight
    self.content = content
  }

  /// The part itself.
  public var part: AnyFlowPart<State> { self }
}
