// espalier properties
// Written from the properties that TabBarView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var tabBarViewTitle: PropertyKey { PropertyKey(number: 205, name: "title") }
}

extension PropertyList {
  /// The properties of ``TabBarView``.
  static let tabBarView = PropertyList(
    of: "TabBarView",
    TabBarView.title)
}

extension TabBarView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
