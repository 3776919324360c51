// espalier properties
// Written from the properties that ScrollProperties declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var isScrollEnabled: PropertyKey { PropertyKey(number: 450, name: "isScrollEnabled") }
  @inlinable static var showsIndicators: PropertyKey { PropertyKey(number: 451, name: "showsIndicators") }
  @inlinable static var isPaging: PropertyKey { PropertyKey(number: 452, name: "isPaging") }
  @inlinable static var bounces: PropertyKey { PropertyKey(number: 453, name: "bounces") }
}

extension ScrollProperties {
  /// The numbers of the properties of ``ScrollProperties``, as a range.
  package static var numbers: ClosedRange<UInt16> { 450...453 }
}

extension PropertyList {
  /// The properties of ``ScrollProperties``.
  static let scrollProperties = PropertyList(
    of: "ScrollProperties",
    ScrollProperties.isScrollEnabled, ScrollProperties.showsIndicators, ScrollProperties.isPaging,
    ScrollProperties.bounces)
}
