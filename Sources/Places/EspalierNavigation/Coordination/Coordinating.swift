public import EspalierScreens

/// An object that decides the placement of a feature's places. It is a ``Coordinator``, or a `Feature` of
/// EspalierModules, which is both module and coordinator.
///
/// Coordinators nest as their routes do. A parent adopts a child with the case that holds the child's route, and passes
/// such a route on with ``Placement/child(_:_:in:)``. For every navigation (a link, a move, a typed address, the way
/// back), the window asks the coordinators from the root inwards, so tabs and sign-in are decided in one coordinator.
///
/// - Isolation: main actor.
/// - Ownership: a coordinator owns each child that it adopts, as a property or as a module; a child refers to its
///   parent weakly. The window owns the root.
@MainActor
public protocol Coordinating<Place>: Navigable, Presentable {
  /// The places of the feature.
  associatedtype Place: Route

  /// Returns the placement of a place and the scene shown there, from one exhaustive switch.
  ///
  /// It must have no side effects.
  func placement(of route: Place) -> Placement<Place>

  /// The feature's tabs, in order; none by default.
  ///
  /// A change to what this property reads updates the tabs.
  var tabs: [TabItem<Place>] { get }

  /// Returns the permission to go to a place; granted by default.
  ///
  /// The window calls it before ``placement(of:)``, and before it asks about any place within this one.
  func permission(for route: Place) -> Permission<Place>

  /// Sets the environment values that the scenes of this coordinator, and of the coordinators below it, read; sets none
  /// by default.
  ///
  /// It runs when a scene is shown, after that of the coordinators above; see ``/EspalierScreens/Environment``.
  func prepare(_ environment: inout EnvironmentValues)

  /// The position of this coordinator in the app.
  var position: CoordinatorPosition<Place> { get }
}

extension Coordinating {
  /// The tabs of a feature without tabs: an empty list.
  public var tabs: [TabItem<Place>] { [] }

  /// Sets no values by default.
  public func prepare(_ environment: inout EnvironmentValues) {}

  /// Grants permission for every place.
  public func permission(for route: Place) -> Permission<Place> { .granted }
}

extension Coordinating {
  // MARK: Moves

  /// Goes to a place of the feature, and returns the coordinator itself for further moves.
  ///
  /// If the place is already shown, nothing happens. A move that is requested during another one follows it.
  ///
  /// A move that is made before there is a window is carried out when the window opens. To receive the outcome of a
  /// move, use ``go(to:)``.
  @discardableResult public func move(to route: Place) -> Self {
    position.move(to: route)
    return self
  }

  /// Creates the scene of a place again, and goes to the place. Use it, for example, when a scene could not be built
  /// before, but can be built now.
  @discardableResult public func remake(_ route: Place) -> Self {
    guard let root = position.rootRoute(of: route) else { return self }
    position.navigator?.take(NavigationStep(.show(root, recreates: true)))
    return self
  }

  /// Goes to a place, and returns the outcome.
  ///
  /// It waits for a person's answer if the permission needs one.
  @discardableResult public func go(to route: Place) async -> NavigationOutcome {
    guard let navigator = position.navigator, let root = position.rootRoute(of: route) else { return .unknown }
    return await navigator.go(to: root)
  }

  /// Adopts a child coordinator. The function embeds the child's routes in one case of this coordinator's route:
  /// `adopt(accounts, as: AppRoute.accounts)`.
  ///
  /// Returns the child.
  ///
  /// From then on, links to the child's routes lead to its places, in the screens of this coordinator and of all
  /// coordinators below it.
  @discardableResult
  public func adopt<Child: Coordinating>(
    _ child: Child, as embed: @escaping @Sendable (Child.Place) -> Place
  ) -> Child {
    position.adopt(child.position, of: child, by: self, as: embed)
    return child
  }

  /// Returns the nearest object above this coordinator that is an instance of a class, or conforms to a protocol. It
  /// can be a coordinator, a module that owns a coordinator, or an object that the module itself finds.
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
    return (position.owner as? any PresentableOwner)?.nearest(type, besides: self)
  }
}
