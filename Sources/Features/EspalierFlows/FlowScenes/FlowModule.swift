public import EspalierModules
public import EspalierScreens

/// A module that runs a flow while the module is active, and shows the progress of the flow.
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
/// The flow starts when the module becomes active. When the module is detached or torn down, the flow is cancelled and
/// its finished steps are undone. A flow that was suspended before stays at its step. So does a flow whose window is
/// discarded after the flow's scene saved its state. A run runs once, so a module that is attached again does not run
/// it again. A flow needs no module; use this class for a flow that a parent attaches like other features.
///
/// If the state is `Codable`, the flow continues after a restart. For that, attach the module together with the place
/// that shows it, in `placement(of:)`: the scene then restores the flow's position before the first step begins. The
/// flow of a module that was attached earlier has already begun again, and is not restored.
///
/// A flow that fails is a fault of its module, like failed work. The fault is passed to `didFail(_:)`, to the
/// ``/EspalierBase/RestartPolicy`` with which the module was attached, up the tree, and to the report. So a policy that
/// restarts runs the flow again from the state that the builder gives it, also when a person has just seen the failure
/// in the scene. To handle the failure in ``didFinish(_:)``, override that method without calling `super`.
@MainActor
open class FlowModule<Dependencies, State: Sendable>: Module<Dependencies> {
  /// The run of the flow.
  public let flow: FlowRun<State>
  private var hasReportedEnd = false
  private lazy var scene = makeScene()

  /// Creates a module for a run that has not started.
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
    guard !hasReportedEnd, let end = flow.end else { return }
    hasReportedEnd = true
    didFinish(end)
  }

  /// Runs once, when the flow has ended. By default, a failure becomes a fault of the module, and the other outcomes
  /// have no effect.
  ///
  /// Call `super` for an outcome that you do not handle. The method does not run for a module that has been released
  /// before.
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

  /// Returns a new scene for the flow; by default a ``FlowScene``.
  open func makeScene() -> any Scene { FlowScene(flow) }

  /// The flow's scene, created once.
  public final override var presented: (any Presentable)? { scene }
}
