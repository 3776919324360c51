/// The ways out of a scene, under the scene's own words; the presenter calls it.
///
/// ```swift
/// @MainActor protocol CardsRouting: Routing {
///   func showLimits(ofCard id: Int) throws
/// }
/// ```
///
/// Most routers are subclasses of ``SceneRouter``. One for a test writes down where it was sent.
@MainActor
public protocol Routing: AnyObject, Sendable {}
