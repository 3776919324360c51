// espalier properties
// Written from the properties that RowProperties declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var rowSelection: PropertyKey { PropertyKey(number: 400, name: "rowSelection") }
  @inlinable static var isRowSelected: PropertyKey { PropertyKey(number: 401, name: "isRowSelected") }
  @inlinable static var rowActions: PropertyKey { PropertyKey(number: 402, name: "rowActions") }
  @inlinable static var isRowMovable: PropertyKey { PropertyKey(number: 403, name: "isRowMovable") }
  @inlinable static var isRowLoading: PropertyKey { PropertyKey(number: 404, name: "isRowLoading") }
  @inlinable static var isRowWatched: PropertyKey { PropertyKey(number: 405, name: "isRowWatched") }
  @inlinable static var rowTakesDoubleTaps: PropertyKey { PropertyKey(number: 406, name: "rowTakesDoubleTaps") }
  @inlinable static var rowSearchText: PropertyKey { PropertyKey(number: 407, name: "rowSearchText") }
}

extension RowProperties {
  /// The numbers of the properties of ``RowProperties``, as a range.
  package static var numbers: ClosedRange<UInt16> { 400...407 }
}

extension PropertyList {
  /// The properties of ``RowProperties``.
  static let rowProperties = PropertyList(
    of: "RowProperties",
    RowProperties.selection, RowProperties.isSelected, RowProperties.actions, RowProperties.isMovable,
    RowProperties.isLoading, RowProperties.isWatched, RowProperties.takesDoubleTaps, RowProperties.searchText)
}
