/// The view of a scene as its presenter sees it: imperative verbs, which change the state that the screen is made from.
///
/// The view is the scene object itself. A protocol of your own names the verbs, so that a presenter can be tested with
/// a view that records the calls:
///
/// ```swift
/// @MainActor protocol CardsViewable: Viewable, AlertShowing {
///   func show(cards: [String])
/// }
/// ```
@MainActor
public protocol Viewable: AnyObject, Sendable {}
