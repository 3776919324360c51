/// The way back from a user step's scene into the flow.
///
/// The first answer counts. A second one is ignored, and so is one that comes after the flow has gone on or ended.
/// A scene that keeps it keeps neither the flow nor itself alive.
@MainActor
public struct FlowAnswer<Output: Sendable>: Sendable {
  let pending: Pending<Output>
  let cancelFlow: @MainActor @Sendable () -> Void

  /// Answers: the step is done with this result.
  public func callAsFunction(_ output: Output) { pending.resolve(.success(output)) }

  /// The step fails with an error, to which its policy applies.
  public func fail(_ error: any Error) { pending.resolve(.failure(error)) }

  /// Cancels the whole flow, if this step still waits.
  public func cancel() { if pending.isOpen { cancelFlow() } }
}

extension FlowAnswer where Output == Void {
  /// Answers that the person has seen it.
  public func callAsFunction() { pending.resolve(.success(())) }
}
