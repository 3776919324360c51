// espalier properties
// Written from the properties that ScrollContainer declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var scrollContainerAxis: PropertyKey { PropertyKey(number: 496, name: "axis") }
  @inlinable static var scrollContainerOffset: PropertyKey { PropertyKey(number: 497, name: "offset") }
  @inlinable static var scrollContainerReportsOffset: PropertyKey { PropertyKey(number: 498, name: "reportsOffset") }
}

extension Style where Target: ScrollContainer {
  /// Sets the axis along which the view scrolls and its parts are arranged.
  @inlinable public static func axis(_ value: Axis) -> Style { Style(ScrollContainer.axis, value) }
}

extension PropertyList {
  /// The properties of ``ScrollContainer``.
  static let scrollContainer = PropertyList(
    of: "ScrollContainer",
    ScrollContainer.axis, ScrollContainer.offset, ScrollContainer.reportsOffset)
}
