public import EspalierViews

/// A tab of a feature: its title, its symbol, and its first place.
///
/// ```swift
/// let tab = TabItem("inbox", title: "Inbox", icon: .list, at: MailRoute.inbox)
/// ```
public struct TabItem<Place: Route>: Hashable, Sendable, Identifiable {
  /// The identifier of the tab for ``Placement/root(_:in:)`` and ``ChildPlacement/tab(_:)``.
  public var id: String
  /// The visible title of the tab.
  public var title: String
  /// The symbol of the tab.
  public var icon: Icon
  /// The first place of the tab, as a route of the feature.
  public var place: Place

  /// Creates a tab with its first place.
  public init(_ id: String, title: String, icon: Icon, at place: Place) {
    self.id = id
    self.title = title
    self.icon = icon
    self.place = place
  }
}
