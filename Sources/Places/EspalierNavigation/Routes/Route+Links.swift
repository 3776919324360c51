public import EspalierScreens
public import EspalierViews

extension Destination {
  /// Creates a destination from a route.
  ///
  /// The route belongs to the feature that contains the link, to a feature within it, or to one above it. The address
  /// follows from the coordinator that adopted the route (``Coordinator/adopt(_:as:)``); the nearest one is preferred.
  /// If two coordinators at the same distance adopted the route, or none did, a fault is reported and the link leads to
  /// the route's own path.
  public init(_ route: some Route) { self.init(place: RoutePlace(route: route)) }

  /// Creates a destination from a path that begins at the root of the app.
  public init(_ path: Path) { self.init(checked: path.description) }
}

extension Style {
  /// Returns a style that makes the view a link to a place: `Link.with(.title("Accounts"), .to(AccountsRoute.list))`.
  public static func to(_ route: some Route) -> Style { to(Destination(route)) }

  /// Returns a style that makes the view a link to a path of the app.
  public static func to(_ path: Path) -> Style { to(Destination(path)) }
}

extension Row {
  /// Returns the row as a link to a place: `.link(to: AccountsRoute.account(id))`.
  public func link(to route: some Route) -> Row { link(to: Destination(route)) }

  /// Returns the row as a link to a path of the app.
  public func link(to path: Path) -> Row { link(to: Destination(path)) }
}

extension AnyComponent {
  /// Creates a bar item of a screen that links to a place.
  public static func item(_ title: String, icon: Icon? = nil, to route: some Route) -> AnyComponent {
    item(title, icon: icon, to: Destination(route))
  }
}

extension EmptyState {
  /// Creates an empty state with a link to a place.
  public init(_ title: String, message: String = "", icon: Icon = .list, link: String, to route: some Route) {
    self.init(title, message: message, icon: icon, link: link, to: Destination(route))
  }
}

extension ChartItem {
  /// Creates a chart item that links to a place.
  public init(id: String, label: String, text: String, value: Double, to route: some Route, hue: Int? = nil) {
    self.init(id: id, label: label, text: text, value: value, to: Destination(route), hue: hue)
  }
}
