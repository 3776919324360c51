/// A part of a flow without its type.
public struct AnyFlowPart<State: Sendable>: FlowPart {
  /// The name of the part. Steps are known by their names where a flow resumes; among several with one name the order
  /// counts.
  public let name: String
  /// The part's share in the progress, beside the others'.
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
