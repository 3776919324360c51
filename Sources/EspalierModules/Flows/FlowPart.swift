/// Whatever can stand in a flow: a step, a branch, a parallel group, a nested flow, or something that you put together
/// of these.
///
/// ```swift
/// struct CheckTwice: FlowPart {
///   var part: AnyFlowPart<[Int]> {
///     Flow("Check twice") {
///       Step("First") { numbers in try check(numbers) }
///       Step("Second") { numbers in try check(numbers.reversed()) }
///     }.part
///   }
/// }
/// func check(_ numbers: [Int]) throws {}
/// ```
public protocol FlowPart<State>: Sendable {
  /// What the flow is about.
  associatedtype State: Sendable
  /// The part without its type.
  var part: AnyFlowPart<State> { get }
}

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
