/// A question that waits for the answer of a place.
@MainActor
final class PendingQuestion {
  let id: Int
  let route: RootRoute
  private var ended: ((Result<any Sendable, any Error>) -> Void)?

  init(id: Int, _ route: RootRoute, ended: @escaping (Result<any Sendable, any Error>) -> Void) {
    self.id = id
    self.route = route
    self.ended = ended
  }

  func end(_ result: Result<any Sendable, any Error>) {
    let ended = ended
    self.ended = nil
    ended?(result)
  }
}

extension Navigator {
  func ask(_ route: RootRoute) async throws -> any Sendable {
    let id = newID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let question = PendingQuestion(id: id, route) { continuation.resume(with: $0) }
        // A new caller of the same question replaces the one that waited before.
        end(questionsAt: route, .failure(QuestionEnd.dismissed))
        questions.append(question)
        take(
          NavigationStep(.show(route, recreates: true)) { [weak self] outcome in
            // The place is shown, or the step led elsewhere; the usual check for removed places decides.
            guard outcome != .arrived else { return }
            self?.end(question, .failure(outcome == .stayed ? QuestionEnd.dismissed : QuestionEnd.notShown))
          })
      }
    } onCancel: {
      Task { @MainActor [weak self] in
        guard let self, let question = questions.first(where: { $0.id == id }) else { return }
        end(question, .failure(CancellationError()))
        remove(question.route)
      }
    }
  }

  /// Delivers the answer of a place to the question that waits for it. If no question waits, the answer goes to the
  /// nearest feature below that has declared an action for it.
  func reply(to route: RootRoute, _ result: Result<any Sendable, QuestionEnd>) {
    let waiting = questions.filter { $0.route == route }
    if !waiting.isEmpty {
      questions.removeAll { $0.route == route }
      remove(route)
      for question in waiting { question.end(result.mapError { $0 as any Error }) }
      return
    }
    guard case .success(let answer) = result else { return remove(route) }
    let below = arrangement.trail.reversed().drop { $0.route != route }.dropFirst()
    for position in below.flatMap(\.lineage) {
      guard let take = position.declared(for: route) else { continue }
      remove(route)
      return take(answer)
    }
    isUnanswered = true
  }

  /// Ends the questions that wait for the answer of a place that has been removed.
  func endQuestionsWithoutPlace() {
    let there = Set(arrangement.entries.compactMap(\.route))
    let gone = questions.filter { !there.contains($0.route) }
    questions.removeAll { !there.contains($0.route) }
    for question in gone { question.end(.failure(QuestionEnd.dismissed)) }
  }

  func endAllQuestions() {
    let all = questions
    questions = []
    for question in all { question.end(.failure(QuestionEnd.dismissed)) }
  }

  /// Removes a place and everything above it.
  ///
  /// - Parameter asks: True if the person is asked about unsaved changes: false if the place's own question has ended.
  func remove(_ route: RootRoute, asks: Bool = false) {
    // A place that still waits for the person's agreement is not shown any more.
    if isWaiting(for: route) { supersede() }
    let entries = arrangement.trail.reversed() + arrangement.entries
    guard let entry = entries.first(where: { $0.route == route }) else { return }
    let step = NavigationStep(.verb { $0.remove(entry.id) })
    step.skipsQuestions = !asks
    step.leavesWaiting = true
    take(step)
  }

  private func end(questionsAt route: RootRoute, _ result: Result<any Sendable, any Error>) {
    let ended = questions.filter { $0.route == route }
    questions.removeAll { $0.route == route }
    for question in ended { question.end(result) }
  }

  private func end(_ question: PendingQuestion, _ result: Result<any Sendable, any Error>) {
    questions.removeAll { $0 === question }
    question.end(result)
  }
}
