/// A group of steps that run in parallel.
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
/// All steps see the state at the beginning of the group. Their results are merged when all have ended, in the order in
/// which the steps are declared. When one fails, the others are cancelled. The results of finished steps are merged, so
/// that those steps can be undone.
///
/// The same holds for a group that is resumed: the results of members that were done before are merged in the declared
/// order. An encoded ``FlowSnapshot`` can contain these results if they are `Codable`.
public struct Parallel<State: Sendable>: FlowPart {
  /// The group as a part of a flow.
  public let part: AnyFlowPart<State>

  /// Creates a group of steps that run in parallel.
  ///
  /// - Parameters:
  ///   - name: The name of the group.
  ///   - weight: The group's share of the progress; by default the sum of its steps' weights.
  ///   - onFailure: The policy when a step fails, and with it the group; see ``FailurePolicy``.
  ///   - steps: The steps that run in parallel; write a ``Flow`` for steps that must run in series.
  public init(
    _ name: String, weight: Double? = nil, onFailure: FailurePolicy = .stop,
    @FlowBuilder<State> steps: () throws -> [AnyFlowPart<State>]
  ) rethrows {
    let group = ParallelGroup(parts: try steps())
    part = AnyFlowPart(
      name, weight: weight ?? group.shape?.totalWeight ?? 1, content: .group(group, onFailure: onFailure))
  }
}
