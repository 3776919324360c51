/// The reply that the scene at a place sends; see ``Question``.
///
/// ```swift
/// override func placement(of route: CardsRoute) -> Placement<CardsRoute> {
///   switch route {
///   case .list: .root(CardsScene())
///   case .choose: .present(ChooseCardScene(reply: self.reply(to: CardsRoute.choosing)), orOver: .list)
///   }
/// }
/// ```
///
/// The place goes as it answers or cancels; one that is the first of its stack stays. It may have been reached by its
/// address, or the asker may have gone since; then the person is told that nobody waits for the answer, and the place
/// stays.
@MainActor
public struct Reply<Answer: Sendable> {
  private let send: (Result<Answer, QuestionEnd>) -> Void

  /// Makes a reply by hand, for a scene that is tried alone.
  public init(_ send: @escaping (Result<Answer, QuestionEnd>) -> Void) { self.send = send }

  /// Answers.
  public func answer(_ answer: Answer) { send(.success(answer)) }

  /// Cancels.
  public func cancel() { send(.failure(.cancelled)) }
}
