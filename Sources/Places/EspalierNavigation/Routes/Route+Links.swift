public import EspalierScreens
public import EspalierViews

extension Destination {
  /// A place of the app.
  ///
  /// The route belongs to the feature in which the link stands, to one within it, or to one above: its address follows
  /// from the coordinator that adopted it (``Coordinator/adopt(_:as:)``). The nearest one is preferred. A route that
  /// two have at the same distance, or that none has, is reported, and leads to its own path.
  public init(_ route: some Route) { self.init(place: RoutePlace(route: route)) }

  /// A path of the app, from its root.
  public init(_ path: Path) { self.init(checked: path.description) }
}

extension Style {
  /// A tap on the view leads to a place: `Link.with(.title("Accounts"), .to(AccountsRoute.list))`.
  public static func to(_ route: some Route) -> Style { to(Destination(route)) }

  /// A tap on the view leads to a path of the app.
  public static func to(_ path: Path) -> Style { to(Destination(path)) }
}

extension Row {
  /// The row as a link to a place: `.link(to: AccountsRoute.account(id))`.
  public func link(to route: some Route) -> Row { link(to: Destination(route)) }

  /// The row as a link to a path of the app.
  public func link(to path: Path) -> Row { link(to: Destination(path)) }
}

extension AnyComponent {
  /// A way to a place for a screen's bars.
  public static func item(_ title: String, icon: Icon? = nil, to route: some Route) -> AnyComponent {
    item(title, icon: icon, to: Destination(route))
  }
}

extension EmptyState {
  /// Makes an empty state with a way to a place.
  public init(_ title: String, message: String = "", icon: Icon = .list, link: String, to route: some Route) {
    self.init(title, message: message, icon: icon, link: link, to: Destination(route))
  }
}

extension ChartItem {
  /// Makes an item that leads to a place.
  public init(id: String, label: String, text: String, value: Double, to route: some Route, hue: Int? = nil) {
    self.init(id: id, label: label, text: text, value: value, to: Destination(route), hue: hue)
  }
}
