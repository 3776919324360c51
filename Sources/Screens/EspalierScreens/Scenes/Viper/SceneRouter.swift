/// A router that holds its navigator weakly; the navigator is a coordinator, or `any Navigable`.
///
/// ```swift
/// @MainActor final class CardsRouter: SceneRouter<any Navigable>, CardsRouting {
///   func showLimits(ofCard id: Int) throws { try navigable().present(LimitsScene(card: id)) }
/// }
///
/// @MainActor protocol CardsRouting: Routing { func showLimits(ofCard id: Int) throws }
/// @MainActor final class LimitsScene: Scene {
///   let card: Int
///   init(card: Int) { self.card = card }
///   var screen: Screen { Screen(title: "Limits") {} }
/// }
/// ```
///
/// Navigation that cannot be carried out throws an error to the presenter, and never fails silently.
@MainActor
open class SceneRouter<Navigator>: Routing {
  private weak var object: AnyObject?

  /// Creates a router that holds the coordinator, or another navigator, weakly.
  ///
  /// The navigator must be an instance of a class. A value of any other type ends the program with a message.
  public init(_ navigator: Navigator) { object = WeaklyHeld.object(navigator, by: Self.self, as: "navigator") }

  /// Returns the navigator.
  /// - Throws: ``RouterError`` if the navigator no longer exists, so that nothing can be shown.
  public final func navigable() throws(RouterError) -> Navigator {
    guard let navigator = object as? Navigator else {
      throw RouterError(router: "\(type(of: self))", navigator: "\(Navigator.self)")
    }
    return navigator
  }
}
