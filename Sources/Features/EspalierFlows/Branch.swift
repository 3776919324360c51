/// A part of a flow whose steps are chosen when the flow comes to it.
///
/// ```swift
/// enum Kind: Sendable { case table, text, empty }
/// struct Import: Sendable { var kind: Kind; var count = 0 }
///
/// let flow = Flow<Import>("Import") {
///   Branch("Count", on: \.kind) { kind in
///     switch kind {
///     case .table: Step("Rows", into: \.count) { _ in 12 }
///     case .text: Step("Lines", into: \.count) { _ in 3 }
///     case .empty: ()
///     }
///   }
/// }
/// ```
///
/// It is chosen once: what its steps change does not change the way, nor does a restart. A way without steps is skipped.
public struct Branch<State: Sendable, Value>: FlowPart {
  /// The branch in its place.
  public let part: AnyFlowPart<State>

  /// Makes a branch.
  ///
  /// - Parameters:
  ///   - name: The name of the branch.
  ///   - value: The value that decides between the ways.
  ///   - weight: Its share in the progress, whichever way it goes.
  ///   - onFailure: The policy when a step fails on the way that was chosen; a retry chooses anew. See ``FailurePolicy``.
  ///   - steps: The steps for a value; nothing else may decide between them, or a restart could not find the way again.
  public init(
    _ name: String, on value: @escaping @MainActor @Sendable (State) -> Value, weight: Double = 1,
    onFailure: FailurePolicy = .stop,
    @FlowBuilder<State> steps: @escaping @MainActor @Sendable (Value) -> [AnyFlowPart<State>]
  ) {
    part = AnyFlowPart(
      name, weight: weight,
      content: .group(BranchGroup(name: name) { state in steps(value(state)) }, onFailure: onFailure))
  }
}
