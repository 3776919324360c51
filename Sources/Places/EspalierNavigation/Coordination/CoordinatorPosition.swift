package import EspalierScreens

/// The position of a coordinator in the app: its parent and its adopted children.
///
/// Each ``Coordinating`` type creates one and holds it; the library manages its content.
///
/// ```swift
/// let position = CoordinatorPosition<MailRoute>()
/// ```
@MainActor
public final class CoordinatorPosition<Place: Route> {
  /// The module that owns this coordinator. Reports name it.
  package weak var owner: (any WindowOwner)?
  /// The action that removes the coordinator when none of its places is on screen any more; nil if the coordinator is
  /// never removed.
  package var leave: (@MainActor () -> Void)?
  /// The action that runs when another coordinator has adopted this one.
  package var onAdoption: (@MainActor () -> Void)?
  private weak var ownNavigator: Navigator?
  /// The coordinator that has this position.
  private(set) weak var coordinator: (any Coordinating)?
  private var parent: Parent?
  private var adopted: [AdoptedRoute<Place>] = []
  private var early: [Place] = []
  private var declared: [(place: any AnyRoutePlace, take: @MainActor (any Sendable) -> Void)] = []
  private let listing = ListingCheck<Place>()

  private struct Parent {
    weak var coordinator: (any Coordinating)?
    let position: @MainActor () -> (any AdoptingPosition)?
    let embedding: @MainActor () -> (@Sendable (Place) -> RootRoute)?
    /// True if a navigation verb has shown the coordinator, so that it has no address.
    var isOfVerb = false
  }

  /// Creates the position of a coordinator without a parent.
  public init() {}

  /// The window's navigator, which carries out moves; nil if the coordinator does not belong to a window yet.
  package var navigator: Navigator? { ownNavigator ?? parent?.position()?.navigator }

  /// The topmost scene on screen that shows a place of the coordinator, or of a coordinator within it.
  package var visibleScene: (any Scene)? {
    navigator?.arrangement.trail.last { $0.lineage.contains { $0 === self } }?.madeScene
  }

  package var isAdopted: Bool { parent != nil }

  func becomeRoot(_ coordinator: any Coordinating, of navigator: Navigator) {
    ownNavigator = navigator
    self.coordinator = coordinator
  }

  /// Returns true if the navigator can show the coordinator by a navigation verb. The coordinator must have no position
  /// in an app, or a position without an address.
  ///
  /// A coordinator that a verb has shown can be shown again in its own window, and in another one after it has left the
  /// first.
  func canBeShown(in navigator: Navigator) -> Bool {
    guard ownNavigator == nil, let parent, parent.position() != nil else { return ownNavigator == nil }
    return parent.isOfVerb && (self.navigator == nil || self.navigator === navigator)
  }

  /// Makes the coordinator a child of another one, without an address, because a navigation verb has shown it.
  func attach(under above: any AdoptingPosition) {
    let root = ObjectIdentifier(self)
    parent = Parent(
      coordinator: above.coordinator, position: { [weak above] in above },
      embedding: { { RootRoute($0, root: root, hasAddress: false) } }, isOfVerb: true)
  }

  /// Removes the coordinator from the tree, if a navigation verb has shown it. The method runs when none of the
  /// coordinator's places is on screen any more.
  func detachPosition() { if parent?.isOfVerb == true { parent = nil } }

  func hold(_ coordinator: any Coordinating) { self.coordinator = coordinator }

  /// Returns and removes the moves that were made before the coordinator belonged to a window.
  func takeEarlyMoves() -> [Place] {
    defer { early = [] }
    return early
  }

  func move(to route: Place) {
    guard let navigator else {
      // The root keeps the move until there is a window.
      guard let root = rootRoute(of: route) else { return }
      return topmost.keep(earlyMove: root.route)
    }
    listing.check(route, report: navigator.report)
    guard let root = rootRoute(of: route) else { return }
    navigator.move(to: root)
  }

  /// Returns the route as a route of the app's root; nil if the parent no longer exists.
  func rootRoute(of route: Place) -> RootRoute? { embedding?(route) }

  /// The conversion of this coordinator's routes to routes of the app's root; nil if the parent no longer exists.
  var embedding: (@Sendable (Place) -> RootRoute)? {
    if let parent { return parent.embedding() }
    let root = ObjectIdentifier(self)
    return { RootRoute($0, root: root, hasAddress: true) }
  }

  func adopt<Inner>(
    _ child: CoordinatorPosition<Inner>, of coordinator: any Coordinating, by parent: some Coordinating<Place>,
    as embed: @escaping @Sendable (Inner) -> Place
  ) {
    child.parent = CoordinatorPosition<Inner>.Parent(
      coordinator: parent, position: { [weak self] in self },
      embedding: { [weak self] in
        guard let root = self?.embedding else { return nil }
        return { (route: Inner) in root(embed(route)) }
      })
    child.coordinator = coordinator
    let owner = "\(Swift.type(of: coordinator))"
    let id = ObjectIdentifier(child)
    adopted.removeAll { $0.child == id || $0.isGone() }
    adopted.append(
      AdoptedRoute(child: id, isGone: { [weak child] in child == nil }) { root in
        PlaceTable.Entry(owner: owner, of: Inner.self) { root(embed($0)) }
      })
    // Moves of the child from before its adoption.
    for route in child.takeEarlyMoves() { move(to: embed(route)) }
    child.onAdoption?()
  }

  /// Returns the name of the place to which a route's address leads, if it is not the route's own place. Otherwise, and
  /// for a route without an address, the result is nil.
  package func placeInstead(of route: Place) -> String? {
    guard let root = rootRoute(of: route), root.hasAddress else { return nil }
    return placeInstead(ofRoot: root.route)
  }

  private func placeInstead<Root: Route>(ofRoot route: Root) -> String? {
    guard let found = try? Root(at: route.path), found != route else { return nil }
    return "\(Root.self).\(found)"
  }

  func declare(_ place: any AnyRoutePlace, _ take: @escaping @MainActor (any Sendable) -> Void) {
    declared.append((place, take))
  }

  /// Removes a child that no longer exists.
  package func abandon(_ child: any AnyPosition) {
    adopted.removeAll { $0.child == ObjectIdentifier(child) }
  }
}

/// The entry for an adopted child in a coordinator's table of routes.
struct AdoptedRoute<Place: Route> {
  let child: ObjectIdentifier
  let isGone: @MainActor () -> Bool
  let entry: @MainActor (_ root: @escaping @Sendable (Place) -> RootRoute) -> PlaceTable.Entry
}

extension CoordinatorPosition: AdoptingPosition {
  var parentCoordinator: (any Coordinating)? { parent?.coordinator }
  package func prepare(_ environment: inout EnvironmentValues) { coordinator?.prepare(&environment) }
  package var tabItems: [AnyTab] { coordinator?.erasedTabs ?? [] }
  var parentAdopting: (any AdoptingPosition)? { parent?.position() }
  package var parentPosition: (any AnyPosition)? { parentAdopting }

  package func declared(for route: RootRoute) -> (@MainActor (any Sendable) -> Void)? {
    let table = placeTable
    return declared.last { if case .route(route) = table.find($0.place) { true } else { false } }?.take
  }

  func keep(earlyMove route: any Route) {
    if let route = route as? Place { early.append(route) }
  }

  /// The table of routes that this coordinator's screens can link to.
  package var placeTable: PlaceTable {
    guard let embedding else { return PlaceTable(levels: []) }
    let level = PlaceTable.Level(
      own: PlaceTable.Entry(owner: "\(Place.self)", of: Place.self, route: embedding),
      adopted: adopted.filter { !$0.isGone() }.map { $0.entry(embedding) },
      held: { place in Place.paths.cases.compactMap { $0.embed(place.base).map(embedding) } })
    return PlaceTable(levels: [level] + (parent?.position()?.placeTable.levels ?? []))
  }
}
