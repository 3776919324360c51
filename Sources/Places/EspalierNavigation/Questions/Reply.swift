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
/// The place is removed when it answers or cancels, unless it is the first of its stack. If the place was reached by
/// its address, or the caller no longer exists, a message informs the person that no caller waits for the answer, and
/// the place stays.
@MainActor
public struct Reply<Answer: Sendable> {
  private let send: (Result<Answer, QuestionEnd>) -> Void

  /// Creates a reply from a closure, for a scene that is tested alone.
  public init(_ send: @escaping (Result<Answer, QuestionEnd>) -> Void) { self.send = send }

  /// Sends an answer.
  public func answer(_ answer: Answer) { send(.success(answer)) }

  /// Cancels the question.
  public func cancel() { send(.failure(.cancelled)) }
}
