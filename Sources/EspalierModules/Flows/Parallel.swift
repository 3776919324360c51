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
/// All see the state as it was when the group began. What they found is merged when all have ended, in the order in
/// which they are written, whoever was first. When one fails, the others are cancelled; what the ones that were done
/// found is merged, so that they can be undone.
///
/// A group that is resumed has what its done members found in its state; what the others find is merged after that, in
/// the order in which they are written.
public struct Parallel<State: Sendable>: FlowPart {
  /// The group in its place.
  public let part: AnyFlowPart<State>

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - weight: Its share in the progress; by default that of its steps together.
  ///   - steps: What runs side by side; write a ``Flow`` for what must be in series.
  public init(_ name: String, weight: Double? = nil, @FlowBuilder<State> steps: () throws -> [AnyFlowPart<State>])
    rethrows
  {
    let group = ParallelGroup(parts: try steps())
    part = AnyFlowPart(name, weight: weight ?? group.shape?.totalWeight ?? 1, content: .group(group))
  }
}
