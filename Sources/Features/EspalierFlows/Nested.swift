/// A flow over a part of the state, as one step of a larger one.
///
/// ```swift
/// struct Address: Sendable { var city = "" }
/// struct Order: Sendable { var address = Address() }
///
/// let address = Flow<Address>("Address") { Step("City", into: \.city) { _ in "Ulm" } }
/// let order = Flow<Order>("Order") { Nested("Where to", \.address, address) }
/// ```
///
/// Its steps are steps of the whole: they are shown in its progress, undone in their turn, and resumed where they were.
/// A flow over the same state needs no `Nested`, but for another name or weight or a policy; write it as it is.
public struct Nested<State: Sendable, Inner: Sendable>: FlowPart {
  /// The flow in its place.
  public let part: AnyFlowPart<State>

  /// Puts a flow over a part of the state into one over the whole.
  ///
  /// - Parameters:
  ///   - name: The name of the step here; by default the flow's.
  ///   - weight: Its share in the progress; by default that of its steps together.
  ///   - onFailure: The policy when a step in the flow fails and the flow with it; see ``FailurePolicy``.
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
  /// Puts a flow over the same state in, under another name or weight, or with a policy for its failure.
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
