public import EspalierViews

/// One tab: what it is called, and the place it starts at.
public struct TabItem: Hashable, Sendable, Identifiable {
  /// The name that `select(tab:)` takes.
  public var id: String
  /// What is read.
  public var title: String
  /// The symbol.
  public var icon: Icon
  /// The path of the tab's root.
  public var path: Path

  /// Makes a tab.
  public init(_ id: String, title: String, icon: Icon, path: Path) {
    self.id = id
    self.title = title
    self.icon = icon
    self.path = path
  }
}
