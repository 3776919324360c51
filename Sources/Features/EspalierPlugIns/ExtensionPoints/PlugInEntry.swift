public import EspalierNavigation
public import EspalierViews

/// An entry that leads to a place of a plug-in: a row of a list, or a tab.
///
/// ```swift
/// @MainActor func list(_ plugged: PluggedIn<any KitchenShell>) -> Section {
///   Section("menu") {
///     for entry in plugged.entries(in: .menu) {
///       Row(Label.with(.text(entry.title))).link(to: entry.route).id(entry.id)
///     }
///   }
/// }
/// ```
public struct PlugInEntry: Hashable, Sendable, Identifiable {
  /// The plug-in's id, followed by the contribution's own id if it has one.
  public let id: String
  /// The title of the entry.
  public let title: String
  /// The purpose of the entry, in a few words; empty for none.
  public let summary: String
  /// The symbol of the entry.
  public let icon: Icon
  /// The place that the entry leads to.
  public let route: PlugInRoute

  /// Creates an entry that leads to a place of a plug-in.
  public init(id: String, title: String, summary: String = "", icon: Icon, route: PlugInRoute) {
    self.id = id
    self.title = title
    self.summary = summary
    self.icon = icon
    self.route = route
  }

  /// Returns the entry as a tab of the shell. The closure embeds the entry's route in the case for the plug-ins'
  /// places.
  public func tab<Place: Route>(as embed: (PlugInRoute) -> Place) -> TabItem<Place> {
    TabItem(id, title: title, icon: icon, at: embed(route))
  }
}
