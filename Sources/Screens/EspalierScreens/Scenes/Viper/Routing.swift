/// The navigation out of a scene, in the scene's own terms; the presenter calls it.
///
/// ```swift
/// @MainActor protocol CardsRouting: Routing {
///   func showLimits(ofCard id: Int) throws
/// }
/// ```
///
/// Most routers are subclasses of ``SceneRouter``. A router for a test records its calls.
@MainActor
public protocol Routing: AnyObject, Sendable {}
