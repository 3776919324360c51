package import Espalier

/// A line that was drawn without lifting the pen.
package struct SketchLine: Codable, Hashable, Sendable {
  /// The places that it goes through, across and down in turn, in points of the sheet.
  package var points: [Int]

  package init(points: [Int]) { self.points = points }
}

/// All that was drawn.
package struct Sketch: Codable, Hashable, Sendable, StyleValueConvertible {
  package var strokes: [SketchLine] = []
}

/// A sheet to draw on. What is on it is the app's; a script of the app's own draws it, and tells each stroke.
package final class SketchView: View {
  package static let sketch = Property("sketch", default: Sketch())
  /// Somebody drew a line.
  package static let drew = Signal<SketchLine>("drew")
}
