public import EspalierScreens

/// The placement of a route and the scene shown there, as ``Coordinating/placement(of:)`` returns it.
///
/// A placement is a description. The navigator carries it out at once and does not keep it. Returning one has no effect
/// of its own, so a coordinator never needs to know what is on screen.
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
/// The scene is an autoclosure: it is created only for a place that is not on screen yet. If the place is already
/// there, the window returns to it.
@MainActor
public struct Placement<Place: Route> {
  let form: PlacementForm<Place>
  /// A closure that reuses the scene at the same position for this route; nil if a scene cannot be reused.
  private(set) var reuse: (@MainActor (any Presentable) -> (@MainActor () -> Void)?)?
  /// The transition with which the place appears; nil for the default of its position.
  private(set) var transition: Transition?

  init(_ form: PlacementForm<Place>) { self.form = form }

  // MARK: A scene

  /// Creates a placement as the first place of the feature's container. The container is the window, a tab, a modal, or
  /// the position above the place that the parent chose.
  ///
  /// - Parameters:
  ///   - scene: The scene or feature to show.
  ///   - tab: The tab of this feature whose first place it is; see ``Coordinating/tabs``.
  public static func root(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, in tab: String? = nil
  ) -> Placement { Placement(.scene(.root(tab: tab), make: scene)) }

  /// Creates a placement on the stack, directly above another place; any place that was above it is removed.
  public static func push(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, over below: Place
  ) -> Placement { Placement(.scene(.over(below), make: scene)) }

  /// Creates a placement on the visible stack, above the current place.
  ///
  /// If nothing is visible, as after a deep link, it is above another place. In a tab or a modal that the parent chose,
  /// the visible stack there is used.
  public static func push(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.overWhatIsVisible(orOver: below), make: scene)) }

  /// Creates a placement in a modal above the visible place, or above another place if nothing is visible.
  ///
  /// A modal has its own stack: a `.push(…, over:)` above this place adds to it.
  public static func present(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.modal(.sheet, orOver: below), make: scene)) }

  /// Creates a placement in a modal that covers all other content.
  public static func cover(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.modal(.cover, orOver: below), make: scene)) }

  /// Creates a placement in a separate window if the surface has several windows, and otherwise in a modal.
  public static func window(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.modal(.window, orOver: below), make: scene)) }

  /// Creates a placement that replaces the visible place, or is above another place if nothing is visible.
  public static func replace(
    _ scene: @autoclosure @escaping @MainActor () -> any Presentable, orOver below: Place
  ) -> Placement { Placement(.scene(.inPlaceOfWhatIsVisible(orOver: below), make: scene)) }

  // MARK: Without a scene

  /// Creates a placement that leads to another place of the same feature.
  public static func redirect(_ route: Place) -> Placement { Placement(.redirect(route)) }

  /// A placement for a well-formed route to which no place belongs.
  public static var notFound: Placement { Placement(.notFound) }

  // MARK: Options

  /// Keeps the scene at this position if it is an instance of the given class. The closure then gives the scene its new
  /// route.
  ///
  /// For example, a search list has its text in its route, and each letter is another route. The scene stays, with its
  /// field, its scroll position and its focus, and the place continues under the new route. If a scene changes its own
  /// place in this way, it replaces its address, so that one step back leads to the previous place. The scene is not
  /// left, so the person is not asked about unsaved changes: the scene itself must keep them.
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

  /// Shows the place with a transition other than the default of its position.
  ///
  /// It is not animated for a person who prefers reduced motion.
  public func transition(_ transition: Transition) -> Placement {
    var placement = self
    placement.transition = transition
    return placement
  }
}
