/// A callback by which the scene of a user step answers the flow.
///
/// The first answer counts. A later one is ignored, and so is one that comes after the flow has continued or ended. A
/// scene keeps the callback, usually in a closure of its own. If all copies are released without an answer, none can
/// come: the step then fails with ``FlowError/noAnswer(step:)`` instead of waiting forever.
@MainActor
public struct FlowAnswer<Output: Sendable>: Sendable {
  private let resolver: Resolver
  private var pending: Pending<Output> { resolver.pending }

  init(pending: Pending<Output>, step: String, cancelFlow: @escaping @MainActor @Sendable () -> Void) {
    resolver = Resolver(pending: pending, step: step, cancelFlow: cancelFlow)
  }

  /// Answers with a result, which finishes the step.
  public func callAsFunction(_ output: Output) { pending.resolve(.success(output)) }

  /// Fails the step with an error. The policy of the step then applies to the error.
  public func fail(_ error: any Error) { pending.resolve(.failure(error)) }

  /// Cancels the whole flow, if this step still waits.
  public func cancel() { if pending.isOpen { resolver.cancelFlow() } }

  /// The pending answer, released with the last copy of the callback.
  @MainActor private final class Resolver {
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
  /// Answers that the person has seen the scene.
  public func callAsFunction() { callAsFunction(()) }
}
