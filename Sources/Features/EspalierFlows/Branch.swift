/// A part of a flow whose steps are chosen when the flow reaches it.
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
/// The choice is made once: neither a change that its steps make nor a restart changes it. A choice without steps is
/// skipped.
public struct Branch<State: Sendable, Value>: FlowPart {
  /// The branch as a part of a flow.
  public let part: AnyFlowPart<State>

  /// Creates a branch from a value of the state, and a closure that returns the steps for that value.
  ///
  /// - Parameters:
  ///   - name: The name of the branch.
  ///   - value: The value that determines the steps.
  ///   - weight: The branch's share of the progress, for any choice.
  ///   - onFailure: The policy when one of the chosen steps fails; a retry chooses again. See ``FailurePolicy``.
  ///   - steps: The steps for a value. They must depend on nothing else, or a restart could not find the same steps
  ///     again.
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
