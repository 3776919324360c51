// espalier properties
// Written from the properties that ToolbarMenuView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var toolbarMenuViewName: PropertyKey { PropertyKey(number: 441, name: "name") }
}

extension PropertyList {
  /// The properties of ``ToolbarMenuView``.
  static let toolbarMenuView = PropertyList(
    of: "ToolbarMenuView",
    ToolbarMenuView.name)
}

extension ToolbarMenuView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
