// espalier properties
// Written from the properties that TableRowProperties declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var columns: PropertyKey { PropertyKey(number: 410, name: "columns") }
}

extension TableRowProperties {
  /// The numbers of the properties of ``TableRowProperties``, as a range.
  package static var numbers: ClosedRange<UInt16> { 410...410 }
}

extension PropertyList {
  /// The properties of ``TableRowProperties``.
  static let tableRowProperties = PropertyList(
    of: "TableRowProperties",
    TableRowProperties.columns)
}
