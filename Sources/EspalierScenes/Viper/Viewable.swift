/// What a presenter can tell the view of a scene: imperative verbs, which change the state that the screen is made from.
///
/// The view is the scene object itself. A protocol of one's own names the verbs, so that a presenter can be tested with a
/// view that writes down what it is told:
///
/// ```swift
/// @MainActor protocol CardsViewable: Viewable, AlertShowing {
///   func show(cards: [String])
/// }
/// ```
@MainActor
public protocol Viewable: AnyObject, Sendable {}
