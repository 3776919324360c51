/// Steps that run side by side.
///
/// ```swift
/// struct Prices: Sendable { var bread = 0; var milk = 0 }
///
/// let flow = Flow<Prices>("Prices") {
///   Parallel("Ask") {
///     Step("Baker", into: \.bread) { _ in 3 }
///     Step("Dairy", into: \.milk) { _ in 2 }
///   }
/// }
/// ```
///
/// All see the state as it was when the group began. Their results are merged when all have ended, in the order in
/// which the steps are written, whichever ended first. When one fails, the others are cancelled; the results of steps
/// that were done are merged, so that those steps can be undone.
///
/// So it is with a group that is resumed: members that were done before are merged in their places among the others. A
/// ``FlowSnapshot`` that was written can tell where their results are `Codable`.
public struct Parallel<State: Sendable>: FlowPart {
  /// The group in its place.
  public let part: AnyFlowPart<State>

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - name: The name of the group.
  ///   - weight: Its share in the progress; by default that of its steps together.
  ///   - onFailure: The policy when a step fails and the group with it; see ``FailurePolicy``.
  ///   - steps: The steps that run side by side; write a ``Flow`` for steps that must be in series.
  public init(
    _ name: String, weight: Double? = nil, onFailure: FailurePolicy = .stop,
    @FlowBuilder<State> steps: () throws -> [AnyFlowPart<State>]
  ) rethrows {
    let group = ParallelGroup(parts: try steps())
    part = AnyFlowPart(
      name, weight: weight ?? group.shape?.totalWeight ?? 1, content: .group(group, onFailure: onFailure))
  }
}
