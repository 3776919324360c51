extension Coordinating {
  /// Shows a place, and waits for its answer.
  ///
  /// The question belongs to this feature, to one within it, or to one above it. It ends with the process; for a
  /// question that must outlive the process, use ``answers(_:_:)``. Cancelling the task removes the place.
  ///
  /// - Throws: ``QuestionEnd``, or `CancellationError`.
  public func ask<Asked: Route, Answer>(_ question: Question<Asked, Answer>) async throws -> Answer {
    guard let navigator = position.navigator,
      case .route(let route) = position.placeTable.find(RoutePlace(route: question.route))
    else { throw QuestionEnd.notShown }
    let answer = try await navigator.ask(route)
    // The answer has the expected type: the reply is made for the same question; see reply(to:).
    guard let answer = answer as? Answer else { throw QuestionEnd.notShown }
    return answer
  }

  /// Returns the reply with which a scene of this feature answers a question.
  public func reply<Answer>(to question: Question<Place, Answer>) -> Reply<Answer> {
    Reply { [weak self] result in
      guard let self, let navigator = position.navigator, let route = position.rootRoute(of: question.route) else {
        return
      }
      navigator.reply(to: route, result.map { $0 as any Sendable })
    }
  }

  /// Declares the action that receives the answer of a place above one of this feature's places. The action also runs
  /// if the person opened the answering place by its address, or if the place was restored after a restart.
  ///
  /// Call it when the feature is created. The answer to a question that ``ask(_:)`` asked goes to that call instead.
  public func answers<Asked: Route, Answer>(
    _ question: Question<Asked, Answer>, _ take: @escaping @MainActor (Answer) -> Void
  ) {
    position.declare(RoutePlace(route: question.route)) { answer in
      guard let answer = answer as? Answer else { return }
      take(answer)
    }
  }
}
