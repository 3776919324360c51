extension Coordinating {
  /// Shows a place, and waits for its answer.
  ///
  /// The question is this feature's own, of one within it, or of one above. It ends with the process; ``answers(_:_:)`` is
  /// for one that must not. A task that is cancelled takes the place away.
  ///
  /// - Throws: ``QuestionEnd``, or `CancellationError`.
  public func ask<Asked: Route, Answer>(_ question: Question<Asked, Answer>) async throws -> Answer {
    guard let navigator = position.navigator,
      case .route(let route) = position.placeTable.find(RoutePlace(route: question.route))
    else { throw QuestionEnd.notShown }
    let answer = try await navigator.ask(route)
    // What answers is made by the same question; see reply(to:).
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

  /// Declares the action for the answer of a place that stands above one of this feature, however it came there: by a
  /// move, by its address, or because the screen was brought back after a restart.
  ///
  /// Declare it when the feature is made. A question that is asked with ``ask(_:)`` is answered there.
  public func answers<Asked: Route, Answer>(
    _ question: Question<Asked, Answer>, _ take: @escaping @MainActor (Answer) -> Void
  ) {
    position.declare(RoutePlace(route: question.route)) { answer in
      guard let answer = answer as? Answer else { return }
      take(answer)
    }
  }
}
