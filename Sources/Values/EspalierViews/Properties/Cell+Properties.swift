// espalier properties
// Written from the properties that Cell declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var cellIndentationLevel: PropertyKey { PropertyKey(number: 492, name: "indentationLevel") }
  @inlinable static var cellIndentationWidth: PropertyKey { PropertyKey(number: 493, name: "indentationWidth") }
}

extension Style where Target: Cell {
  /// Sets the number of levels that the content of the cell is indented by.
  @inlinable public static func indentationLevel(_ value: Int) -> Style { Style(Cell.indentationLevel, value) }
  /// Sets the space of one level of indentation.
  @inlinable public static func indentationWidth(_ value: Spacing) -> Style { Style(Cell.indentationWidth, value) }
}

extension PropertyList {
  /// The properties of ``Cell``.
  static let cell = PropertyList(
    of: "Cell",
    Cell.indentationLevel, Cell.indentationWidth)
}
