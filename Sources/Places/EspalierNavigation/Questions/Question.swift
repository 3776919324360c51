internal import EspalierScreens

/// A place that answers: the route at which it is asked, and the type of the answer.
///
/// ```swift
/// extension CardsRoute {
///   static let choosing = Question<CardsRoute, Card>(.choose)
/// }
/// ```
///
/// The asker waits for one of three endings:
///
/// ```swift
/// do {
///   let card = try await ask(CardsRoute.choosing)
///   pay(with: card)
/// } catch QuestionEnd.cancelled {
///   // The person said that they want none.
/// } catch QuestionEnd.dismissed {
///   // The place has gone without an answer.
/// }
/// ```
///
/// The scene at the place answers with a ``Reply``, which the coordinator hands to it.
public struct Question<Place: Route, Answer: Sendable>: Sendable {
  /// The place that answers.
  public let route: Place

  /// Describes a question.
  public init(_ route: Place) { self.route = route }
}

/// The end of a question that was not answered.
public enum QuestionEnd: Error, Hashable, Sendable {
  /// The scene has cancelled it.
  case cancelled
  /// The place has gone: somebody went back, closed it, or went elsewhere.
  case dismissed
  /// The place cannot be shown: there is none, or somebody may not come.
  case notShown
}
