internal import EspalierScreens

/// A question to the person. It consists of the route of the place that asks the question, and the type of the answer.
///
/// ```swift
/// extension CardsRoute {
///   static let choosing = Question<CardsRoute, Card>(.choose)
/// }
/// ```
///
/// The caller waits for one of three results:
///
/// ```swift
/// do {
///   let card = try await ask(CardsRoute.choosing)
///   pay(with: card)
/// } catch QuestionEnd.cancelled {
///   // The person cancelled the question.
/// } catch QuestionEnd.dismissed {
///   // The place was removed without an answer.
/// }
/// ```
///
/// The scene at the place answers with a ``Reply``, which it receives from the coordinator.
public struct Question<Place: Route, Answer: Sendable>: Sendable {
  /// The route of the place that asks the question.
  public let route: Place

  /// Creates a question from the route of the place that asks it.
  public init(_ route: Place) { self.route = route }
}

/// An error that says why a question ended without an answer.
public enum QuestionEnd: Error, Hashable, Sendable {
  /// The scene cancelled the question.
  case cancelled
  /// The place was removed: the person went back, closed it, or went to another place.
  case dismissed
  /// The place cannot be shown: it does not exist, or the person has no permission for it.
  case notShown
}
