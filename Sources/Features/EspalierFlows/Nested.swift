/// A flow over a part of the state, as one step of a larger flow.
///
/// ```swift
/// struct Address: Sendable { var city = "" }
/// struct Order: Sendable { var address = Address() }
///
/// let address = Flow<Address>("Address") { Step("City", into: \.city) { _ in "Ulm" } }
/// let order = Flow<Order>("Order") { Nested("Where to", \.address, address) }
/// ```
///
/// Its steps are steps of the larger flow: they appear in its progress, are undone in order, and resume where they
/// stopped. A flow over the same state needs a `Nested` only for another name, another weight or a policy; otherwise
/// write the flow itself.
public struct Nested<State: Sendable, Inner: Sendable>: FlowPart {
  /// The nested flow as a part of a flow.
  public let part: AnyFlowPart<State>

  /// Creates a step from a flow over a part of the state.
  ///
  /// - Parameters:
  ///   - name: The name of the step; by default the name of the flow.
  ///   - path: The property of the state that the flow works on.
  ///   - weight: The step's share of the progress; by default the sum of its steps' weights.
  ///   - onFailure: The policy when a step in the flow fails, and with it the flow; see ``FailurePolicy``.
  ///   - flow: The flow to nest.
  public init(
    _ name: String? = nil, _ path: any WritableKeyPath<State, Inner> & Sendable, weight: Double? = nil,
    onFailure: FailurePolicy = .stop, _ flow: Flow<Inner>
  ) {
    part = AnyFlowPart(
      name ?? flow.name, weight: weight ?? flow.shape.totalWeight,
      content: .group(NestedGroup(flow: flow, path: path), onFailure: onFailure))
  }
}

extension Nested where State == Inner {
  /// Creates a step from a flow over the same state, with another name or weight, or with a policy for its failure.
  ///
  /// ```swift
  /// let pay = Flow<[String]>("Pay") { Step("Charge") { _ in } }
  /// let order = Flow<[String]>("Order") { Nested(onFailure: .retry(2, otherwise: .ask), pay) }
  /// ```
  public init(
    _ name: String? = nil, weight: Double? = nil, onFailure: FailurePolicy = .stop, _ flow: Flow<State>
  ) {
    part = AnyFlowPart(
      name ?? flow.name, weight: weight ?? flow.shape.totalWeight,
      content: .group(SeriesGroup(flow: flow), onFailure: onFailure))
  }
}
