public import EspalierScreens

/// The placement of a route and the scene shown there: the answer of ``Coordinating/placement(of:)``.
///
/// A placement is a description. The navigator asks for it, carries it out at once, and forgets it; asking alone has no
/// effect, so a coordinator never looks at what is on screen.
///
/// ```swift
/// enum MailRoute: Route {
///   case inbox, writing
///   case message(Int)
///
///   var path: Path {
///     switch self {
///     case .inbox: "/"
///     case .writing: "/new"
///     case .message(let id): "/messages/\(id)"
///     }
///   }
///   static let paths = Paths<Self> { inbox; writing; message }
/// }
///
/// final class Mail: Coordinator<MailRoute> {
///   override func placement(of route: MailRoute) -> Placement<MailRoute> {
///     switch route {
///     case .inbox: .root(TextScene("Inbox"))
///     case .message(let id): .push(TextScene("Message \(id)"), over: .inbox)
///     case .writing: .present(TextScene("New message"), orOver: .inbox)
///     }
///   }
/// }
/// ```
///
/// The scene is an autoclosure: it is made only for a place that is not on screen yet. A place that is there already is
/// returned to.
@MainActor
public struct Placement<Place: Route> {
  let form: PlacementForm<Place>
  /// Takes over the scene in the same spot for this route; nil when it cannot be reused.
  private(set) var reuse: (@MainActor (any Presentable) -> (@MainActor () -> Void)?)?
  /// The transition that brings the place into sight; nil for the usual one of its stand.
  private(set) var transition: Transition?

  init(_ form: PlacementForm<Place>) { self.form = form }

  // MARK: A scene

  /// A placement as the first place of the feature's surroundings: the window, a tab, a modal, or above the place that
  /// its parent put it over.
  ///
  /// - Parameter tab: The tab of this feature whose first place it is; see ``Coordinating/tabs``.
  public static func root(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, in tab: String? = nil
  ) -> Placement { Placement(.scene(.root(tab: tab), make: scene)) }

  /// A placement on the stack, directly above another place; any place that stood there goes.
  public static func push(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, over below: Place
  ) -> Placement { Placement(.scene(.over(below), make: scene)) }

  /// A placement on the stack in sight, whichever place the person came from; above another place when nothing is in
  /// sight, as after a deep link. In a tab or a modal that the parent has named, it is the stack in sight there.
  public static func push(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.overWhatIsVisible(orOver: below), make: scene)) }

  /// A placement in a modal above the place in sight; above another place when nothing is in sight.
  ///
  /// A modal has a stack of its own: `.push(…, over:)` of this place goes onto it.
  public static func present(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.modal(.sheet, orOver: below), make: scene)) }

  /// A placement in a modal that covers everything.
  public static func cover(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.modal(.cover, orOver: below), make: scene)) }

  /// A placement in a window of its own, where the surface has several; in a modal elsewhere.
  public static func window(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.modal(.window, orOver: below), make: scene)) }

  /// A placement instead of the place in sight, which goes; above another place when nothing is in sight.
  public static func replace(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.inPlaceOfWhatIsVisible(orOver: below), make: scene)) }

  // MARK: Elsewhere

  /// A placement that leads on to another place of the same feature.
  public static func redirect(_ route: Place) -> Placement { Placement(.redirect(route)) }

  /// A placement for a route that is well written and has nothing at its place.
  public static var notFound: Placement { Placement(.notFound) }

  // MARK: How

  /// Keeps the scene that stands in this very spot when it is of that class, and shows it the route.
  ///
  /// A list that is searched has its text in its route; each letter is another route, and the scene with its field, its
  /// scroll position and its focus is to stay. From then on the place stands under the new route. A scene that moves its
  /// own place on in this way replaces its address, so that one step back leads to where one was before. It is not left, so
  /// nobody is asked: what is not saved is for the scene to keep.
  ///
  /// ```swift
  /// @MainActor func placement(of text: String, over list: MailRoute) -> Placement<MailRoute> {
  ///   .push(SearchScene(text), over: list).reusing { (scene: SearchScene) in scene.search(text) }
  /// }
  /// ```
  public func reusing<Reused: Scene>(_ show: @escaping @MainActor (Reused) -> Void) -> Placement {
    var placement = self
    placement.reuse = { presentable in
      guard let scene = presentable as? Reused else { return nil }
      return { show(scene) }
    }
    return placement
  }

  /// Brings the place into sight by another transition than its position's own. A person who wants little motion sees
  /// none.
  public func transition(_ transition: Transition) -> Placement {
    var placement = self
    placement.transition = transition
    return placement
  }
}
