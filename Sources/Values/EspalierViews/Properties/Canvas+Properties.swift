// espalier properties
// Written from the properties that Canvas declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var canvasDrawing: PropertyKey { PropertyKey(number: 380, name: "drawing") }
}

extension Style where Target: Canvas {
  /// Sets the drawing that the canvas shows.
  @inlinable public static func drawing(_ value: Drawing) -> Style { Style(Canvas.drawing, value) }
}

extension PropertyList {
  /// The properties of ``Canvas``.
  static let canvas = PropertyList(
    of: "Canvas",
    Canvas.drawing)
}
