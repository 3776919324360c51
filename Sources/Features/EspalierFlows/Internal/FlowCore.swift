internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews

/// The part of a run that does not depend on the state's type: its scenes and questions, its clock, and its failures.
@MainActor
class FlowCore {
  let flowName: String
  let interaction: FlowInteraction
  let clock: any MainClock
  let change = FlowChange()
  let hasCheckpoint: Bool
  private(set) var questions: [FlowQuestion] = []
  private(set) var scenes: [(id: Int, scene: any Scene)] = []
  private(set) var skippedFailures: [FlowFailure] = []
  private(set) var notUndone: [FlowFailure] = []
  /// The number of the person's actions: answers and cancellations.
  private(set) var turn = 0
  /// The person's event for which the run works. For the run, the event ends when the run waits for a person or has
  /// ended.
  private(set) var event: EventUnderWay?
  private var idlers: [Pending<Void>] = []
  private var nextID = 0
  private var seen: ContinuousClock.Instant?

  init(flowName: String, interaction: FlowInteraction, clock: any MainClock, hasCheckpoint: Bool) {
    self.flowName = flowName
    self.interaction = interaction
    self.clock = clock
    self.hasCheckpoint = hasCheckpoint
  }

  /// True if the run stops at its current step, to continue there later.
  var isStaying: Bool { false }

  func cancel() {}
  /// Runs before the run begins to work for another event of a person.
  func willServe() {}
  func checkpoint() async throws {}
  /// Keeps the whole flow's state at which a branch is chosen or a group begins, and returns its number.
  func keepChoice(at root: any Sendable) -> Int { 0 }
  /// Removes a state that was kept.
  func forgetChoice(_ number: Int) {}
  /// Returns the state at which a branch was chosen, or a group began.
  func choice(_ number: Int) -> (any Sendable)? { nil }

  /// Returns the result of a step, if a snapshot was taken while the step's parallel group was under way.
  func result(at position: String) -> FlowResult? { nil }

  /// Returns true when a snapshot has the results of all finished steps of a group.
  func hasResults(of group: FlowProgress, at position: FlowPosition) -> Bool {
    group.steps.enumerated().allSatisfy { index, step in
      if step.body != nil { return hasResults(of: step, at: position.within(index)) }
      return step.status != .done || result(at: position.step(index)) != nil
    }
  }

  func makeID() -> Int {
    nextID += 1
    return nextID
  }

  // MARK: People

  func show(_ scene: any Scene) -> Int {
    let id = makeID()
    change.raise()
    scenes.append((id, scene))
    wakeIdle()
    return id
  }

  func hide(scene id: Int) {
    adopt()
    change.raise()
    // The scene may read the run when it is released, so it is released after the list has changed.
    let before = scenes
    scenes = before.filter { $0.id != id }
    turn += 1
    withExtendedLifetime(before) {}
  }

  /// True if the run waits for an action of a person.
  var isIdle: Bool { !scenes.isEmpty || !questions.isEmpty }

  /// Waits until the run is idle, or the task that waits is cancelled.
  func idle() async {
    guard !isIdle else { return }
    let pending = Pending<Void>()
    idlers.append(pending)
    do { try await pending.value() } catch {}
    idlers.removeAll { $0 === pending }
  }

  func wakeIdle() {
    event?.end()
    event = nil
    for pending in idlers { pending.resolve(.success(())) }
  }

  /// Counts an action of a person; the run continues.
  func takeTurn() {
    adopt()
    change.raise()
    turn += 1
  }

  /// Makes the run work for the person's event whose handler calls this method.
  func adopt() {
    guard let current = EventUnderWay.current, current !== event else { return }
    willServe()
    current.begin()
    event?.end()
    event = current
  }

  private func ask(about failure: FlowFailure) async throws -> FlowQuestion.Answer {
    let question = FlowQuestion(id: makeID(), failure: failure, pending: Pending())
    change.raise()
    questions.append(question)
    question.pending.onResolve = { [weak self] in
      self?.takeTurn()
      self?.questions.removeAll { $0.id == question.id }
    }
    wakeIdle()
    return try await question.pending.value()
  }

  // MARK: Failures

  enum Decision {
    case stop
    case skip
    /// Another attempt at the step or group. With `afresh`, it counts as the first attempt.
    case retry(afresh: Bool)
  }

  /// Returns the decision about an error. The method first waits for the delay of the retry, or for the person's
  /// answer.
  func decide<State>(
    _ error: any Error, by policy: FailurePolicy, failures: Int, at position: StepPosition<State>
  ) async throws -> Decision {
    // An error that a cancelled step throws counts as the cancellation.
    if Task.isCancelled { throw CancellationError() }
    switch policy {
    case .stop: return .stop
    case .skip: return .skip
    case .ask where interaction == .refuse: return .stop
    case .ask:
      position.set(.waiting)
      let answer = try await ask(about: position.failure(error))
      position.set(.running)
      switch answer {
      case .retry: return .retry(afresh: true)
      case .skip: return .skip
      case .stop: return .stop
      }
    case .retry(let times, let backoff, let otherwise):
      guard failures <= times else {
        // The other policy counts its own attempts.
        return try await decide(error, by: otherwise, failures: failures - max(0, times), at: position)
      }
      try await pause(backoff.delay(beforeRetry: failures))
      return .retry(afresh: false)
    }
  }

  func note(skipped failure: FlowFailure) {
    change.raise()
    skippedFailures.append(failure)
  }

  func note(notUndone failure: FlowFailure) {
    change.raise()
    notUndone.append(failure)
  }

  private func pause(_ time: Duration) async throws {
    guard time > .zero else { return }
    let pending = Pending<Void>()
    let alarm = clock.alarm(after: time) { pending.resolve(.success(())) }
    defer { alarm.cancel() }
    try await pending.value()
  }

  // MARK: Observers

  /// Yields to observers several times a second so that they see the progress. Otherwise steps that never wait would
  /// keep the screen from being updated.
  func letWatchersSee() async {
    let now = ContinuousClock.now
    if let seen, now - seen < .milliseconds(20) { return }
    seen = now
    await Task.yield()
  }
}
