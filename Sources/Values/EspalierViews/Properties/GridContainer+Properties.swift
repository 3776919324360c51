// espalier properties
// Written from the properties that GridContainer declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var gridContainerColumns: PropertyKey { PropertyKey(number: 325, name: "columns") }
}

extension Style where Target: GridContainer {
  /// Sets the number of columns of the grid, or `.fitting` for as many columns as fit.
  @inlinable public static func columns(_ value: GridColumns) -> Style { Style(GridContainer.columns, value) }
}

extension PropertyList {
  /// The properties of ``GridContainer``.
  static let gridContainer = PropertyList(
    of: "GridContainer",
    GridContainer.columns)
}
