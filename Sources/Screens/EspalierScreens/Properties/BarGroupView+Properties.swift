// espalier properties
// Written from the properties that BarGroupView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var barGroupViewPosition: PropertyKey { PropertyKey(number: 500, name: "position") }
}

extension PropertyList {
  /// The properties of ``BarGroupView``.
  static let barGroupView = PropertyList(
    of: "BarGroupView",
    BarGroupView.position)
}

extension BarGroupView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
