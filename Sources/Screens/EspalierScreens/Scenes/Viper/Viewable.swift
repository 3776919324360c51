/// The view of a scene as its presenter sees it: methods that change the state that the screen is made from.
///
/// The view is the scene object itself. Declare the methods in a protocol of your own, so that a presenter can be
/// tested with a view that records the calls:
///
/// ```swift
/// @MainActor protocol CardsViewable: Viewable, AlertShowing {
///   func show(cards: [String])
/// }
/// ```
@MainActor
public protocol Viewable: AnyObject, Sendable {}
