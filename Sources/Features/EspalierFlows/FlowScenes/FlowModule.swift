public import EspalierModules
public import EspalierScreens

/// A feature that is a flow: it runs while the module is active, and shows how far it is.
///
/// ```swift
/// struct Start: Sendable { var isUnlocked = false }
///
/// final class StartModule: FlowModule<RootScope, Start> {
///   init(scope: RootScope) {
///     let flow = Flow<Start>("Start") { Step("Unlock", into: \.isUnlocked) { _ in true } }
///     super.init(scope: scope, run: FlowRun(flow, state: Start()))
///   }
///   override func didFinish(_ outcome: FlowOutcome<Start>) { print(outcome.isCompleted) }
/// }
/// ```
///
/// The flow starts when the module becomes active. It is cancelled, and what was done compensated, when the module is
/// detached or torn down; suspend it before, and it stays where it is, as it does when its window is put away with what
/// the flow's scene keeps. A run runs once, so a module that is attached again does not run it again. A flow needs no
/// module; this is for one that a parent attaches as it attaches other features.
///
/// Where the state is `Codable`, the flow goes on after a restart, if the module is attached with the place that shows it,
/// in `placement(of:)`: the scene is given the flow's position back before the first step begins. The flow of a module that
/// was attached before has begun anew by then, and stays so.
///
/// A flow that fails is a fault of its module, as any work is: it goes to `didFail(_:)`, to the ``RestartPolicy`` with
/// which the module was attached, up the tree, and to the report. So a policy that restarts runs the flow anew from the
/// state that the builder gives it, also when a person has just seen the failure in the scene. Override
/// ``didFinish(_:)`` without calling `super` where the failure is dealt with there.
@MainActor
open class FlowModule<Dependencies, State: Sendable>: Module<Dependencies> {
  /// The flow under way.
  public let flow: FlowRun<State>
  private var isTold = false
  private lazy var scene = makeScene()

  /// Makes a module around a run that has not started.
  public init(scope: Dependencies, run: FlowRun<State>) {
    flow = run
    super.init(scope: scope)
  }

  /// Starts the flow.
  public final override func didActivate() {
    run { [flow, weak self] in
      // Detaching cancels this task, and with it the flow.
      do { try await flow.complete() } catch {}
      self?.notifyEnd()
    }
  }

  private func notifyEnd() {
    guard !isTold, let end = flow.end else { return }
    isTold = true
    didFinish(end)
  }

  /// Runs once, when the flow has ended. By default a failure becomes a fault of the module, and any other end needs
  /// nothing.
  ///
  /// Call `super` for what you do not deal with. A module that has been let go of before is not told.
  ///
  /// ```swift
  /// final class ImportModule: FlowModule<RootScope, [String]> {
  ///   override func didFinish(_ outcome: FlowOutcome<[String]>) {
  ///     if case .failed(let failure, _) = outcome, failure.error is Refused { return }
  ///     super.didFinish(outcome)
  ///   }
  /// }
  /// struct Refused: Error {}
  /// ```
  open func didFinish(_ outcome: FlowOutcome<State>) {
    if case .failed(let failure, _) = outcome { fail(failure) }
  }

  /// Makes the scene that is shown; by default a ``FlowScene``.
  open func makeScene() -> any Scene { FlowScene(flow) }

  /// The flow's scene, made once.
  public final override var presented: (any Presentable)? { scene }
}
