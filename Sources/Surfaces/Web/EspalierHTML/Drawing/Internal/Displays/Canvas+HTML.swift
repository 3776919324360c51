public import EspalierViews

extension Canvas: HTMLDrawn {
  /// Draws the picture, and beside it its words for screen readers.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("canvas")
    element.markup(of: drawing) { drawing, markup in
      let (width, height) = (CanvasShapes.size(drawing.width), CanvasShapes.size(drawing.height))
      if width > 0 && height > 0 {
        markup.element(
          "svg", ["viewBox": "0 0 \(width.drawn) \(height.drawn)", "aria-hidden": "true"]
        ) { sheet in
          for shape in drawing.shapes { CanvasShapes.draw(shape, into: &sheet) }
        }
      }
      markup.element("span", ["data-part": "words"]) { $0.text(drawing.label) }
    }
  }
}

/// A writer of a drawing's shapes as elements. It omits a shape with a NaN or infinite number.
enum CanvasShapes {
  private static let largest = 1_000_000.0

  /// Returns a length that is valid for drawing; 0 for an invalid one.
  static func size(_ length: Double) -> Double { length > 0 && length <= largest ? length : 0 }

  static func draw(_ shape: Shape, into markup: inout HTMLMarkup) {
    guard numbers(of: shape).allSatisfy({ $0.isFinite && abs($0) <= largest }) else { return }
    switch shape {
    case .line(let start, let end, let stroke):
      element("line", [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)], nil, stroke, into: &markup)
    case .path(let steps, let fill, let stroke):
      element("path", [], fill, stroke, [("d", steps.map(text).joined())], into: &markup)
    case .rectangle(let x, let y, let width, let height, let radius, let fill, let stroke):
      let sides = [("x", x), ("y", y), ("width", max(width, 0)), ("height", max(height, 0)), ("rx", max(radius, 0))]
      element("rect", sides, fill, stroke, into: &markup)
    case .circle(let center, let radius, let fill, let stroke):
      element("circle", [("cx", center.x), ("cy", center.y), ("r", max(radius, 0))], fill, stroke, into: &markup)
    case .text(let text, let position, let size, let anchor, let fill):
      let anchor = anchor == .end ? "end" : anchor == .center ? "middle" : "start"
      element(
        "text", [("x", position.x), ("y", position.y), ("font-size", max(size, 0))], fill, nil,
        [("text-anchor", anchor)],
        into: &markup
      ) { $0.text(text) }
    case .group(let shapes, let offset, let rotation):
      let move = "translate(\(offset.x.drawn) \(offset.y.drawn)) rotate(\(rotation.drawn))"
      markup.element("g", ["transform": move]) { group in
        for shape in shapes { draw(shape, into: &group) }
      }
    }
  }

  private static func element(
    _ tag: String, _ numbers: [(String, Double)], _ fill: ViewColor?, _ stroke: Stroke?,
    _ texts: [(String, String)] = [], into markup: inout HTMLMarkup, _ content: (inout HTMLMarkup) -> Void = { _ in }
  ) {
    var attributes: [(String, String?)] = numbers.map { ($0, $1.drawn) } + texts.map { ($0, $1) }
    attributes += fill.map { paint("fill", $0) } ?? [("data-fill", "none")]
    if let stroke {
      attributes += paint("stroke", stroke.color) + [("stroke-width", size(stroke.width).drawn)]
      if stroke.isDashed {
        attributes.append(("stroke-dasharray", "\(size(stroke.width * 4).drawn) \(size(stroke.width * 3).drawn)"))
      }
    }
    markup.element(tag, attributes: attributes, content)
  }

  /// Returns the attributes of a colour. A role has a style rule. Any other colour is an attribute of the drawing
  /// itself, and a person's own colours take precedence over it.
  private static func paint(_ name: String, _ color: ViewColor) -> [(String, String?)] {
    switch color {
    case .role(let role): [("data-\(name)", role.rawValue)]
    case .custom: [("data-\(name)", "own"), (name, color.declared)]
    }
  }

  private static func text(_ step: PathStep) -> String {
    func text(_ point: Point) -> String { "\(point.x.drawn) \(point.y.drawn)" }
    switch step {
    case .move(let end): return "M\(text(end))"
    case .line(let end): return "L\(text(end))"
    case .curve(let end, let first, let second): return "C\(text(first)) \(text(second)) \(text(end))"
    case .quadratic(let end, let control): return "Q\(text(control)) \(text(end))"
    case .close: return "Z"
    }
  }

  private static func numbers(of shape: Shape) -> [Double] {
    switch shape {
    case .line(let start, let end, let stroke): numbers(start, end) + [stroke.width]
    case .path(let steps, _, let stroke): steps.flatMap(numbers) + [stroke?.width ?? 0]
    case .rectangle(let x, let y, let width, let height, let radius, _, let stroke):
      [x, y, width, height, radius, stroke?.width ?? 0]
    case .circle(let center, let radius, _, let stroke): numbers(center) + [radius, stroke?.width ?? 0]
    case .text(_, let position, let size, _, _): numbers(position) + [size]
    case .group(_, let offset, let rotation): numbers(offset) + [rotation]
    }
  }

  private static func numbers(of step: PathStep) -> [Double] {
    switch step {
    case .move(let end), .line(let end): numbers(end)
    case .curve(let end, let first, let second): numbers(end, first, second)
    case .quadratic(let end, let control): numbers(end, control)
    case .close: []
    }
  }

  private static func numbers(_ points: Point...) -> [Double] { points.flatMap { [$0.x, $0.y] } }
}
