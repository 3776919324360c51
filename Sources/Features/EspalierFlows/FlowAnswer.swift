/// The way back from a user step's scene into the flow.
///
/// The first answer counts. A second one is ignored, and so is one that comes after the flow has gone on or ended.
/// A scene keeps it, usually in a closure of its own. When nobody keeps it any more and no answer has come, none can
/// come, and the step fails with ``FlowError/noAnswer(step:)`` instead of waiting for ever.
@MainActor
public struct FlowAnswer<Output: Sendable>: Sendable {
  private let keeper: Keeper
  private var pending: Pending<Output> { keeper.pending }

  init(pending: Pending<Output>, step: String, cancelFlow: @escaping @MainActor @Sendable () -> Void) {
    keeper = Keeper(pending: pending, step: step, cancelFlow: cancelFlow)
  }

  /// Answers: the step is done with this result.
  public func callAsFunction(_ output: Output) { pending.resolve(.success(output)) }

  /// The step fails with an error, to which its policy applies.
  public func fail(_ error: any Error) { pending.resolve(.failure(error)) }

  /// Cancels the whole flow, if this step still waits.
  public func cancel() { if pending.isOpen { keeper.cancelFlow() } }

  /// Goes when the last way to answer has gone.
  @MainActor private final class Keeper {
    let pending: Pending<Output>
    let cancelFlow: @MainActor @Sendable () -> Void
    private let step: String

    init(pending: Pending<Output>, step: String, cancelFlow: @escaping @MainActor @Sendable () -> Void) {
      self.pending = pending
      self.step = step
      self.cancelFlow = cancelFlow
    }

    isolated deinit { pending.resolve(.failure(FlowError.noAnswer(step: step))) }
  }
}

extension FlowAnswer where Output == Void {
  /// Answers that the person has seen it.
  public func callAsFunction() { callAsFunction(()) }
}
