// espalier properties
// Written from the properties that TabView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var tabViewTitle: PropertyKey { PropertyKey(number: 210, name: "title") }
  @inlinable static var tabViewIcon: PropertyKey { PropertyKey(number: 211, name: "icon") }
  @inlinable static var tabViewIsSelected: PropertyKey { PropertyKey(number: 212, name: "isSelected") }
}

extension PropertyList {
  /// The properties of ``TabView``.
  static let tabView = PropertyList(
    of: "TabView",
    TabView.title, TabView.icon, TabView.isSelected)
}

extension TabView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
