/// A part of a flow: a step, a branch, a parallel group, a nested flow, or a combination of these.
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
  /// The state that the flow works on.
  associatedtype State: Sendable
  /// The type-erased form of the part.
  var part: AnyFlowPart<State> { get }
}
