public import EspalierViews

/// A tab of a feature: its title, its symbol, and the place that it starts at.
///
/// ```swift
/// let tab = TabItem("inbox", title: "Inbox", icon: .list, at: MailRoute.inbox)
/// ```
public struct TabItem<Place: Route>: Hashable, Sendable, Identifiable {
  /// The name that ``Placement/root(_:in:)`` and ``ChildPlacement/tab(_:)`` take.
  public var id: String
  /// The title that people read.
  public var title: String
  /// The symbol.
  public var icon: Icon
  /// The place that the tab starts at, as the feature calls it.
  public var place: Place

  /// Makes a tab.
  public init(_ id: String, title: String, icon: Icon, at place: Place) {
    self.id = id
    self.title = title
    self.icon = icon
    self.place = place
  }
}
