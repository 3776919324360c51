/// The ways out of a scene, under the scene's own words; the presenter calls them.
///
/// ```swift
/// @MainActor protocol CardsRouting: Routing {
///   func showLimits(ofCard id: Int) throws
/// }
/// ```
///
/// Most routers are subclasses of ``SceneRouter``. A router for a test records where it was sent.
@MainActor
public protocol Routing: AnyObject, Sendable {}
