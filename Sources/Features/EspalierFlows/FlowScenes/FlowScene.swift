public import EspalierScreens
internal import EspalierViews
public import Observation

/// A scene for a run of a flow. It shows the progress, the scene of the step that waits for the person, a failure with
/// the choices about it, and the end.
///
/// ```swift
/// @MainActor func show<State>(_ run: FlowRun<State>, leave: @escaping @MainActor () -> Void) -> FlowScene<State> {
///   FlowScene(run, onLeave: leave)
/// }
/// ```
///
/// - It starts the run when it first appears, and keeps it. A run that only its scene keeps is cancelled when the scene
///   ends.
/// - If the flow's state is `Codable`, it preserves the flow's position across a restart; see ``restorationState``.
/// - Changes are announced to screen readers: each step, a failure, and the end.
/// - The scene of a step keeps its title, its controls and its events. If the run can be cancelled, the person can
///   cancel it there too.
@MainActor
public final class FlowScene<State: Sendable>: Scene, Observable {
  /// The run that the scene shows.
  public let run: FlowRun<State>
  private let words: FlowWords?
  private let canCancel: Bool
  let waitsForEnd: Bool
  private let onLeave: (@MainActor @Sendable () -> Void)?
  private var shown: (number: Int, life: SceneLife)?
  /// The number of the step's scene that has been loaded, and the identity of that load.
  private var loaded: (number: Int, id: AnyHashable)?
  /// The life of a step's scene that has received its environment, but is not shown yet.
  private var ready: (number: Int, life: SceneLife)?
  private var given: EnvironmentContext?
  /// True if the person retries a step whose scene lacks an environment value.
  private var readsAgain = false
  /// The environment of the place; if another scene shows this one, the environment of that scene.
  private var surroundings: EnvironmentContext? { given ?? EnvironmentContext.current }
  private var effectStart: ((@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?)?
  /// The stage of the flow's own scene; the scene of a step appears and disappears with it.
  private var stage = Stage.hidden
  /// True if the scene ends only because it will be created again from its saved state.
  var isSuspended = false

  private enum Stage { case hidden, appearing, visible }

  /// Creates a scene for a run.
  ///
  /// - Parameters:
  ///   - run: The run to show. The scene starts it when it first appears, and keeps it.
  ///   - words: The words around the steps; by default in the window's language.
  ///   - canCancel: True if the person may cancel the flow.
  ///   - waitsForEnd: True if loading lasts until the run has ended or waits for the person, so that the first display
  ///     on a surface, and a test, wait for that. Pass false for a scene that only shows a run, such as one that many
  ///     windows show: the scene is visible at once, and saves nothing of the run.
  ///   - onLeave: The action when the person has read the end; nil if the app leaves the scene on its own.
  public init(
    _ run: FlowRun<State>, words: FlowWords? = nil, canCancel: Bool = true, waitsForEnd: Bool = true,
    onLeave: (@MainActor @Sendable () -> Void)? = nil
  ) {
    self.run = run
    self.words = words
    self.canCancel = canCancel
    self.waitsForEnd = waitsForEnd
    self.onLeave = onLeave
    if waitsForEnd, self is any StateRestoring { run.engine.keeping.isKept = true }
  }

  private var said: FlowWords { words ?? .of(Localization.current) }

  // MARK: Scene

  /// The step's own screen while the step waits for the person, the progress otherwise.
  public var screen: Screen {
    if let scene = run.scene, let number = run.sceneNumber, run.question == nil {
      let life = life(of: scene, number)
      var screen = life.fault.map { failed($0, life) } ?? scene.screen
      if canCancel { screen.bottomBar.append(cancelButton) }
      return screen
    }
    let progress = run.progress
    return Screen(
      title: FlowWords.name(run.name), layout: .narrow,
      bottomBar: canCancel && run.end == nil && !run.isUndoing ? [cancelButton] : []
    ) {
      status(progress)
      if let question = run.question { choices(question) }
      if let end = run.end { self.end(end) }
      steps(progress)
    }.undeclared()
  }

  /// The identity of the load. It changes when the person acts, when the scene of another step is shown, and when the
  /// load identity of the step's scene changes. Each change begins a new load; see ``load()``. The step's scene itself
  /// is loaded again only if its own load identity has changed.
  public var loadID: AnyHashable {
    if readsAgain, let shown, let surroundings {
      readsAgain = false
      shown.life.read(surroundings)
    }
    let step = run.scene?.idOfAllLoads(in: surroundings?.values)
    // A step that was held back is loaded when it has the values that it needs.
    let canRun = run.scene.map { life(of: $0, run.sceneNumber ?? 0).canRun } ?? true
    return AnyHashable([
      AnyHashable(run.turn), AnyHashable(run.sceneNumber ?? 0), step ?? AnyHashable(0),
      AnyHashable(canRun),
    ])
  }

  /// The unsaved changes in the scene of the step.
  public var unsavedChanges: UnsavedChanges? { run.scene?.unsavedChanges }
  /// The presentation of errors that handlers of the step's scene throw.
  public var handlerFailure: HandlerFailure? { run.scene?.handlerFailure }

  /// The screen parts of the scene of the step that waits for the person; empty if no step waits.
  public var parts: [any ScreenPart] { run.scene?.parts ?? [] }

  /// Starts the run, and loads the data of a step's scene. If the scene waits for the end, the load lasts until the run
  /// has ended or waits for the person.
  public func load() async {
    // A load that is cancelled before it begins does not start the run.
    guard !Task.isCancelled else { return }
    run.start()
    follow()
    await loadStep()
    if waitsForEnd { await run.engine.idle() }
  }

  private func loadStep() async {
    guard let shown, shown.life.canRun else { return }
    let wanted = shown.life.loadID
    guard loaded?.number != shown.number || loaded?.id != wanted else { return }
    await shown.life.load()
    if !Task.isCancelled { loaded = (shown.number, wanted) }
  }

  /// Makes the scene of a step appear with this scene.
  public func willAppear() {
    stage = .appearing
    // The run may have progressed while the scene was covered.
    follow()
    shown?.life.appear()
  }

  /// Notifies the scene of a step that it is visible, with this scene.
  public func didAppear() {
    stage = .visible
    follow()
    shown?.life.finish()
  }

  /// Makes the scene of a step disappear with this scene.
  public func willDisappear() {
    stage = .hidden
    shown?.life.disappear()
  }

  /// Notifies the scene of a step that it is no longer visible, because it disappears with this scene.
  public func didDisappear() { shown?.life.finish() }

  /// Ends the scene of a step with this scene.
  public func didEnd() {
    // The last scene of a run decides whether a run that no other object holds is cancelled or suspended.
    if !isSuspended { run.engine.keeping.isSuspended = false }
    shown?.life.end()
    (shown, ready) = (nil, nil)
  }

  /// Returns the life of a step's scene. The scene receives its environment before its screen is read.
  private func life(of scene: any Scene, _ number: Int) -> SceneLife {
    if let shown, shown.number == number { return shown.life }
    if let ready, ready.number == number { return ready.life }
    let life = SceneLife(scene)
    if let surroundings { life.read(surroundings) }
    ready = (number, life)
    return life
  }

  /// Replaces the visible scene when another step waits for the person. The method notifies both scenes.
  private func follow() {
    guard run.sceneNumber != shown?.number else { return }
    shown?.life.end()
    shown = nil
    guard let number = run.sceneNumber, let scene = run.scene else { return }
    let life = life(of: scene, number)
    ready = nil
    if let effectStart { life.runEffects(by: effectStart) }
    shown = (number, life)
    if stage != .hidden { life.appear() }
    // The surface is updated in this turn, and sends no notification of that.
    if stage == .visible { life.finish() }
  }

  // MARK: Parts of the screen

  /// Returns the screen for a step whose scene lacks an environment value, with a button that tries again.
  private func failed(_ error: any Error, _ life: SceneLife) -> Screen {
    Screen(title: FlowWords.name(run.name), layout: .narrow) {
      Section.failure(error) { [weak self] in
        self?.readsAgain = true
        life.context?.readAgain()
      }
    }.undeclared()
  }

  private var cancelButton: AnyComponent { .item(said.cancel) { [weak run] in run?.cancel() } }

  private func status(_ progress: FlowProgress) -> Section {
    let line = line(progress)
    return Section("progress", layout: .plain) {
      Row(Label.with(.text(line), .isAnnounced(), .textStyle(.headline), .headingLevel(2))).id("line")
      if run.end == nil {
        Row(ProgressBar.with(.fraction(progress.fraction), .label(FlowWords.name(run.name)), .grows())).id("bar")
      }
    }
  }

  /// Returns the text that describes the state of the flow. It is announced whenever it changes.
  private func line(_ progress: FlowProgress) -> String {
    let flow = FlowWords.name(run.name)
    let said = said
    switch run.end {
    case .completed: return FlowWords.fill(said.completed, ["flow": flow])
    case .cancelled: return FlowWords.fill(said.cancelled, ["flow": flow])
    case .suspended: return FlowWords.fill(said.suspended, ["flow": flow])
    case .failed(let failure, _):
      return FlowWords.fill(said.failed, ["flow": flow, "step": FlowWords.name(failure.step)])
    case nil: break
    }
    if run.isUndoing { return said.undoing }
    if let question = run.question {
      return FlowWords.fill(said.question, ["step": FlowWords.name(question.failure.step)])
    }
    guard let index = progress.currentIndex else { return said.starting }
    let name = progress.current.map(FlowWords.name).joined(separator: ": ")
    return FlowWords.fill(
      said.progress, ["step": name, "number": "\(index + 1)", "count": "\(progress.steps.count)"])
  }

  private func choices(_ question: FlowQuestion) -> Section {
    let said = said
    return Section("question", layout: .plain) {
      Row(Label.with(.text(FailureLog.words(for: question.failure.error)))).id("error-\(question.id)")
      Row(
        Button.with(.title(said.retry), .variant(.primary), .onTap { question.answer(.retry) }),
        Button.with(.title(said.skip), .onTap { question.answer(.skip) }),
        Button.with(.title(said.stop), .variant(.destructive), .onTap { question.answer(.stop) })
      ).id("choices-\(question.id)")
    }
  }

  private func end(_ end: FlowOutcome<State>) -> Section {
    let said = said
    let lost = run.notUndone
    return Section("end", layout: .plain) {
      if case .failed(let failure, _) = end {
        Row(Label.with(.text(FailureLog.words(for: failure.error)))).id("error")
      }
      for (index, failure) in lost.enumerated() {
        Row(
          Label.with(.text(FlowWords.fill(said.notUndone, ["step": FlowWords.name(failure.step)])), .grows()),
          Label.with(.text(FailureLog.words(for: failure.error)), .color(.secondary))
        ).id("lost-\(index)")
      }
      if let onLeave {
        Row(Button.with(.title(said.leave), .variant(.primary), .onTap { onLeave() })).id("leave")
      }
    }
  }

  /// Returns a section with at most twelve steps around the step that is under way.
  private func steps(_ progress: FlowProgress) -> Section {
    let count = progress.steps.count
    let middle = progress.currentIndex ?? (run.end == nil ? 0 : count - 1)
    let first = max(0, min(middle - 4, count - 12))
    let said = said
    return Section("steps", layout: .list) {
      for index in first..<min(count, first + 12) {
        let step = progress.steps[index]
        Row(
          Label.with(.text(FlowWords.name(step.name)), .grows()),
          Label.with(.text(said.status(step.status)), .color(step.status == .failed ? .negative : .secondary))
        ).id("step-\(index)")
      }
    }
  }
}

extension FlowScene: SceneHolding {
  package func runEffects(by start: @escaping (@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?) {
    effectStart = start
    shown?.life.runEffects(by: start)
  }

  package func read(_ context: EnvironmentContext) {
    given = context
    ready = nil
    shown?.life.read(context)
  }
}
