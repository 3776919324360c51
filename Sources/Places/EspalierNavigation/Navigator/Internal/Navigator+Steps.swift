extension Navigator {
  /// The largest number of steps in one chain of moves. A longer chain is considered endless.
  private static var stepsInOneGo: Int { 64 }

  /// Goes to a place. If another move is in progress, this move begins after it.
  func move(to route: RootRoute) { take(NavigationStep(.show(route))) }

  /// Goes to a place, and waits for the outcome.
  func go(to route: RootRoute) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      take(NavigationStep(.show(route)) { continuation.resume(returning: $0) })
    }
  }

  /// Carries out a step, or keeps it until the current one has ended.
  func take(_ step: NavigationStep) {
    queue.append(step)
    carryOutSteps()
  }

  /// Carries out the requested steps in order.
  private func carryOutSteps() {
    guard !isStepping, !queue.isEmpty else { return }
    isStepping = true
    defer {
      isStepping = false
      releaseUnused()
    }
    var steps = 0
    while !queue.isEmpty {
      let next = queue.removeFirst()
      steps += 1
      guard steps <= Self.stepsInOneGo else {
        let left = [next] + queue
        queue = []
        for step in left { step.finish(.unknown) }
        report(
          "\(next.name) was not gone to after \(Self.stepsInOneGo) moves in one go: places lead to each other in a circle. "
            + "Look for scenes that move on when they are made; use .redirect in a placement instead.")
        return
      }
      do throws(NavigationError) { try attempt(next) } catch {
        report("\(error)")
        next.finish(.unknown)
      }
    }
  }

  /// Carries out a navigation verb at once.
  func perform(_ verb: @escaping NavigationStep.Verb) throws(NavigationError) {
    let step = NavigationStep(.verb(verb))
    // During another step, the verb is the next step.
    guard !isStepping else { return queue.append(step) }
    isStepping = true
    defer {
      isStepping = false
      carryOutSteps()
      releaseUnused()
    }
    try attempt(step)
  }

  private func attempt(_ step: NavigationStep) throws(NavigationError) {
    let isWithin = step.leavesWaiting || (waiting != nil && NavigationStep.current === waiting)
    if waiting === step {
      (waiting, leaving) = (nil, nil)
    } else if !isWithin {
      supersede()
    }
    step.redirected = nil
    do throws(PlaceResolver.Failure) {
      guard let next = try arrangement(after: step) else { return step.finish(.arrived) }
      commit(next, after: step)
    } catch {
      switch error {
      case .misuse(let error): throw error
      // A feature that a verb has shown, and that is no longer on screen, has no places.
      case .notFound where step.root.map({ roots[$0] == nil }) ?? false: step.finish(.unknown)
      case .notFound, .led: stop(step, at: .notFound(step.path, nil), .unknown)
      case .refused(let why): stop(step, at: .refused(step.path, why), .refused(why))
      case .waits(let door, let answer):
        if waiting !== step { supersede() }
        waiting = step
        step.asking = start { [weak self] in
          let answer = await NavigationStep.$current.withValue(step) { await answer() }
          guard let self, waiting === step else { return }
          step.answers[door] = answer
          continueStep(step)
        }
      }
    }
  }

  /// Continues a step after an answer.
  func continueStep(_ step: NavigationStep) {
    guard let whenAgreed = step.whenAgreed else { return take(step) }
    waiting = nil
    whenAgreed()
  }

  /// The path of the place that a waiting step is to show.
  var waitingPath: Path? { waiting.flatMap { $0.path.isNone ? nil : $0.path } }

  /// Returns true if the step waits for an answer.
  func isWaiting(_ step: NavigationStep) -> Bool { waiting === step }

  /// Returns true if a step to the route waits for an answer.
  func isWaiting(for route: RootRoute) -> Bool {
    if case .show(route, _) = waiting?.kind { true } else { false }
  }

  private func stop(_ step: NavigationStep, at obstacle: Obstacle, _ outcome: NavigationOutcome) {
    self.obstacle = obstacle
    step.finish(outcome)
  }

  /// Ends the waiting step, because a newer one replaces it.
  func supersede() {
    let old = waiting
    waiting = nil
    leaving = nil
    old?.asking?.cancel()
    old?.finish(.stayed)
  }
}
