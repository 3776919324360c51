/// A part of a flow without its type.
public struct AnyFlowPart<State: Sendable>: FlowPart {
  /// What it is called. Steps are known by their names where a flow resumes; of several with one name the order counts.
  public let name: String
  /// Its share in the progress, beside the others'.
  public let weight: Double
  let content: Content

  enum Content: Sendable {
    case step(FlowLeaf<State>)
    case group(any FlowGroup<State>)
  }

  init(_ name: String, weight: Double, content: Content) {
    self.name = name
    self.weight = weight
    self.content = content
  }

  /// Itself.
  public var part: AnyFlowPart<State> { self }
}
