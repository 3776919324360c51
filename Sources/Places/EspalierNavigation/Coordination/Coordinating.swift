public import EspalierScreens

/// An object that decides the placement of a feature's places: a ``Coordinator``, or a `Feature` of EspalierModules,
/// which is both module and coordinator.
///
/// Coordinators nest as their routes do. A parent adopts a child with the case that holds the child's route, and hands
/// such a route on with ``Placement/child(_:_:in:)``. However a place is reached (a link, a move, an address that was
/// typed, the way back), the window asks from the root down, so tabs and sign-in are decided in one place.
///
/// - Isolation: main actor.
/// - Ownership: a coordinator that adopts a child owns it, by a property or as a module; a child refers to its parent
///   weakly. The window owns the root.
@MainActor
public protocol Coordinating<Place>: Navigable, Presentable {
  /// The places of the feature.
  associatedtype Place: Route

  /// Returns the placement of a place and the scene shown there, from one exhaustive switch. Asking must have no
  /// effect.
  func placement(of route: Place) -> Placement<Place>

  /// The feature's tabs, in order; none by default. What they read is followed, so a tab can come and go.
  var tabs: [TabItem<Place>] { get }

  /// Returns the permission to go to a place; by default, everybody is let in. It is asked for before the placement,
  /// and before anything within the place.
  func permission(for route: Place) -> Permission<Place>

  /// Sets the values that the scenes of this coordinator, and of those below it, read from their environment by keys;
  /// by default none. It runs when a scene is shown, after that of the coordinators above; see ``Environment``.
  func prepare(_ environment: inout EnvironmentValues)

  /// The position of this coordinator in the app.
  var position: CoordinatorPosition<Place> { get }
}

extension Coordinating {
  /// No tabs.
  public var tabs: [TabItem<Place>] { [] }

  /// Sets nothing.
  public func prepare(_ environment: inout EnvironmentValues) {}

  /// Lets everybody in.
  public func permission(for route: Place) -> Permission<Place> { .granted }
}

extension Coordinating {
  // MARK: Moves

  /// Goes to a place, in the feature's own words, and returns itself so that moves chain. Being there already does
  /// nothing; a move that is asked for while another is under way follows it.
  ///
  /// A move that is made before there is a window is made when the window opens. ``go(to:)`` returns the outcome of a
  /// move.
  @discardableResult public func move(to route: Place) -> Self {
    position.move(to: route)
    return self
  }

  /// Makes a place anew, and goes to it: after something that could not be built can be, say.
  @discardableResult public func remake(_ route: Place) -> Self {
    guard let root = position.rootRoute(of: route) else { return self }
    position.navigator?.take(NavigationStep(.show(root, isAnew: true)))
    return self
  }

  /// Goes to a place, and returns the outcome: it waits for a person who has to be asked.
  @discardableResult public func go(to route: Place) async -> NavigationOutcome {
    guard let navigator = position.navigator, let root = position.rootRoute(of: route) else { return .unknown }
    return await navigator.go(to: root)
  }

  /// Makes a child's places places of this coordinator, under the case that holds them: `adopt(accounts, as:
  /// AppRoute.accounts)`. Returns the child.
  ///
  /// From then on links to the child's routes lead there, in this coordinator's screens and in those of all below it.
  @discardableResult
  public func adopt<Child: Coordinating>(
    _ child: Child, as embed: @escaping @Sendable (Child.Place) -> Place
  ) -> Child {
    position.adopt(child.position, of: child, by: self, as: embed)
    return child
  }

  /// The nearest coordinator above this one, or the module of one, that is of a class or meets a protocol.
  ///
  /// ```swift
  /// @MainActor func mail(above coordinator: Coordinator<MailRoute>) -> Mail? { coordinator.nearest() }
  /// ```
  public func nearest<Wanted>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    if let found = position.owner as? Wanted { return found }
    var level: (any AdoptingPosition)? = position
    while let current = level {
      if let found = current.parentCoordinator as? Wanted { return found }
      if let found = current.parentAdopting?.owner as? Wanted { return found }
      level = current.parentAdopting
    }
    return nil
  }
}
