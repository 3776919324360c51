/// A route of any feature, converted to a route of the app's root.
package struct RootRoute: Hashable, Sendable {
  let route: any Route
  /// The identity of the root that the route belongs to: the window's root, or a feature above it without an address.
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
