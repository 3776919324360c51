/// A drawing as a value: shapes on a sheet, in colours by role, with a description for people who cannot see it.
///
/// ```swift
/// let house = Drawing(
///   "A house", width: 100, height: 100,
///   shapes: [
///     .rectangle(x: 20, y: 50, width: 60, height: 40, stroke: Stroke()),
///     .path([.move(to: Point(10, 50)), .line(to: Point(50, 15)), .line(to: Point(90, 50)), .close], fill: .accent),
///   ])
/// ```
///
/// Points count from the upper left corner of the sheet, also in languages that are written from right to left. A shape
/// with a number that is not finite (or beyond a million) is left out.
public struct Drawing: StyleValueConvertible {
  /// The description of the drawing in words.
  ///
  /// It is required, because screen readers have no other description of the drawing.
  public var label: String
  /// The width of the sheet.
  public var width: Double
  /// The height of the sheet.
  public var height: Double
  /// The shapes, from back to front.
  public var shapes: [Shape]

  /// Creates a drawing from its description, its size and its shapes.
  public init(_ label: String, width: Double, height: Double, shapes: [Shape]) {
    self.label = label
    self.width = width
    self.height = height
    self.shapes = shapes
  }
}

/// A shape in a ``Drawing``, which is invisible if it has neither fill nor stroke.
public enum Shape: Hashable, Sendable {
  /// A straight line.
  case line(from: Point, to: Point, stroke: Stroke = Stroke())
  /// A path of lines and curves.
  case path([PathStep], fill: ViewColor? = nil, stroke: Stroke? = nil)
  /// A rectangle by its upper left corner and its sides.
  case rectangle(
    x: Double, y: Double, width: Double, height: Double, cornerRadius: Double = 0, fill: ViewColor? = nil,
    stroke: Stroke? = nil)
  /// A circle.
  case circle(center: Point, radius: Double, fill: ViewColor? = nil, stroke: Stroke? = nil)
  /// Text at a point. The anchor determines whether the text begins, is centred or ends at the point.
  case text(String, at: Point, size: Double = 12, anchor: Alignment = .start, fill: ViewColor = .text)
  /// Shapes that move together, and rotate together around their own origin.
  indirect case group([Shape], offset: Point = Point(0, 0), rotation: Double = 0)
}

/// A point in a ``Drawing``.
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point from its distances from the left and from the top.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// The line along a shape's edge: its colour, its thickness, and its dashes.
public struct Stroke: Hashable, Sendable {
  /// The colour of the line.
  public var color: ViewColor
  /// The thickness of the line.
  public var width: Double
  /// A Boolean value that indicates whether the line is broken into dashes.
  public var isDashed: Bool

  /// Creates a stroke from its colour, its thickness and its dashes.
  public init(_ color: ViewColor = .text, width: Double = 1, isDashed: Bool = false) {
    self.color = color
    self.width = width
    self.isDashed = isDashed
  }
}

/// One step of a path.
public enum PathStep: Hashable, Sendable {
  /// A move to another point, without a line.
  case move(to: Point)
  /// A straight line.
  case line(to: Point)
  /// A curve that leaves towards one control point and arrives from the other.
  case curve(to: Point, control1: Point, control2: Point)
  /// A curve that is bent by one control point.
  case quadratic(to: Point, control: Point)
  /// A line back to the beginning.
  case close
}
