internal import EspalierViews

/// The marks that distinguish the series of a chart besides their colour: dashes of their lines, shapes of their
/// points.
enum ChartMark {
  private static let dashes = [nil, "7 4", "2 4", "11 4 2 4"]
  private static let shapes = [
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "M-3.5-3.5h7v7h-7z", "M0-5L4.5 3.5h-9z", "M0-5L5 0L0 5L-5 0z",
  ]

  static func dash(of series: Int) -> String? { dashes[series % dashes.count] }

  /// Draws the shape of a series around the origin.
  static func draw(_ series: Int, hue: String, into markup: inout HTMLMarkup) {
    markup.element("path", ["d": shapes[series % shapes.count], "data-hue": hue, "data-part": "point"])
  }

  /// Draws the mark before the name of a series.
  static func drawSwatch(_ series: Int, hue: String, of kind: ChartFigure.Kind, into markup: inout HTMLMarkup) {
    switch kind {
    case .lines:
      markup.element("svg", ["viewBox": "-14 -8 28 16", "data-part": "swatch", "aria-hidden": "true"]) { swatch in
        swatch.element(
          "path", ["d": "M-13 0H13", "data-stroke-hue": hue, "stroke-dasharray": dash(of: series)])
        draw(series, hue: hue, into: &swatch)
      }
    case .columns:
      markup.element("svg", ["viewBox": "0 0 16 16", "data-part": "swatch", "aria-hidden": "true"]) { swatch in
        swatch.element(
          "rect",
          [
            "x": "2", "y": "2", "width": "12", "height": "12", "rx": "2", "data-hue": hue,
            "data-order": "\(series % 4)",
          ])
      }
    }
  }
}
