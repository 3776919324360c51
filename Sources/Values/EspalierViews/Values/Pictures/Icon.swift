/// A symbol in one colour: a path of lines and curves that is stroked or filled.
///
/// The framework has nineteen symbols, such as ``card`` and ``search``. An app adds its own as constants, and uses them
/// wherever a symbol is expected: in buttons, cells, tabs, menus, bars and empty states. The path and the view box are
/// those of an SVG file.
///
/// ```swift
/// extension Icon {
///   /// A flag on a pole, for a goal.
///   static let goal = Icon("goal", stroke: "M6 21V4M6 4h12l-3 4 3 4H6")
///   /// An arrow to the left, which points to the right where text runs from right to left.
///   static let reply = Icon("reply", fill: "M10 9V5l-7 7 7 7v-4c5 0 8 2 11 5-1-8-5-11-11-11z", isMirrored: true)
/// }
///
/// let cell = Cell.with(.icon(.goal), .title("A new bicycle"))
/// ```
///
/// - An icon carries its own path, so there is no list in which it could be missing. Two icons are equal if all their
///   values are equal.
/// - A path that is no SVG path is not drawn, and the window that shows the icon reports it. ``problem`` is the same
///   report, for a test.
/// - Create icons as constants: each creation checks the path.
public struct Icon: StyleValueConvertible, CustomStringConvertible {
  /// The values of the icon. They are shared, so that an icon in a row costs no memory of its own.
  package let drawing: IconDrawing
  private let object: StyleObject

  /// Creates a symbol whose path is stroked.
  ///
  /// - Parameters:
  ///   - name: The name of the icon in descriptions and reports.
  ///   - stroke: The path, as in the attribute `d` of an SVG path. The lines are 1.75 units wide in a view box of 24 by
  ///     24, and have round ends.
  ///   - viewBox: The left and upper edge, the width and the height of the area that is shown, as in SVG.
  ///   - isMirrored: True if the symbol points in the direction of the text, and is mirrored where text runs from right
  ///     to left.
  public init(_ name: String, stroke: String, viewBox: String = "0 0 24 24", isMirrored: Bool = false) {
    self.init(IconDrawing(name: name, path: stroke, viewBox: viewBox, isFilled: false, isMirrored: isMirrored))
  }

  /// Creates a symbol whose path is filled.
  ///
  /// - Parameters:
  ///   - name: The name of the icon in descriptions and reports.
  ///   - fill: The path, as in the attribute `d` of an SVG path.
  ///   - viewBox: The left and upper edge, the width and the height of the area that is shown, as in SVG.
  ///   - isMirrored: True if the symbol points in the direction of the text, and is mirrored where text runs from right
  ///     to left.
  public init(_ name: String, fill: String, viewBox: String = "0 0 24 24", isMirrored: Bool = false) {
    self.init(IconDrawing(name: name, path: fill, viewBox: viewBox, isFilled: true, isMirrored: isMirrored))
  }

  private init(_ drawing: IconDrawing) {
    self.drawing = drawing
    object = StyleObject(drawing)
    if drawing.problem != nil { IconProblems.note() }
  }

  /// The name of the icon.
  public var name: String { drawing.name }

  /// The reason why the icon cannot be drawn, with its position in the path and a remedy; nil if it can be drawn.
  public var problem: String? { drawing.problem }

  /// The name of the icon.
  public var description: String { drawing.name }

  /// The icon as a stored value. Reading it allocates nothing.
  public var styleValue: StyleValue { .object(object) }

  /// Creates the icon that is stored in a value; nil if the value is no icon.
  public init?(styleValue: StyleValue) {
    guard case .object(let object) = styleValue, let drawing = object.value as? IconDrawing else { return nil }
    self.drawing = drawing
    self.object = object
  }

  /// Returns a Boolean value that indicates whether all values of both icons are equal.
  public static func == (left: Icon, right: Icon) -> Bool { left.drawing == right.drawing }

  /// Hashes the icon by its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawing) }
}
