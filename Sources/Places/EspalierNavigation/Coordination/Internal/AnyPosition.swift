internal import EspalierViews

/// The position of a coordinator, without its route's type.
@MainActor
package protocol AnyPosition: AnyObject {
  var owner: (any WindowOwner)? { get }
  var navigator: Navigator? { get }
  var parentCoordinator: (any Coordinating)? { get }
  var parentPosition: (any AnyPosition)? { get }
  /// Lets the coordinator go when nothing of it is on screen any more.
  var leave: (@MainActor () -> Void)? { get }
  /// The feature's tabs.
  var tabItems: [AnyTab] { get }
  /// The table of routes that the coordinator's screens can link to.
  var placeTable: PlaceTable { get }
  /// Returns the action that the coordinator has declared for the answer of a place; nil when it has declared none.
  func declared(for route: RootRoute) -> (@MainActor (any Sendable) -> Void)?
  /// Keeps a move that was made before there is a window.
  func keep(earlyMove route: any Route)
}

@MainActor
extension AnyPosition {
  /// This position and those above it, the nearest first.
  var lineage: [any AnyPosition] {
    var all: [any AnyPosition] = [self]
    while let next = all.last?.parentPosition { all.append(next) }
    return all
  }
}

/// A route as the root of the app calls it.
package struct RootRoute: Hashable, Sendable {
  let route: any Route
  /// The identity of the root that the route belongs to: the window's root, or a feature that stands above it without
  /// an address.
  let root: ObjectIdentifier
  let hasAddress: Bool

  init(_ route: any Route, root: ObjectIdentifier, hasAddress: Bool) {
    self.route = route
    self.root = root
    self.hasAddress = hasAddress
  }

  var path: Path { hasAddress ? route.path : .none }

  package static func == (left: Self, right: Self) -> Bool {
    left.root == right.root && AnyHashable(left.route) == AnyHashable(right.route)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(AnyHashable(route))
  }
}

/// A route of a coordinator, without its type: what the navigator asks on its way from the root down.
@MainActor
struct LocatedRoute {
  let position: any AnyPosition
  let coordinator: any Coordinating
  let name: String
  let rootRoute: RootRoute?
  let isAdopted: Bool
  let permission: @MainActor () -> ErasedPermission
  let placement: @MainActor () -> ErasedPlacement
}

/// A tab, without its route's type.
package struct AnyTab {
  let id: String
  let title: String
  let icon: Icon
  let route: RootRoute
}
