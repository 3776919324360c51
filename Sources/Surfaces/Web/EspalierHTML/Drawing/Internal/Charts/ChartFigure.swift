internal import EspalierViews

/// A drawing of series over an axis. All positions are in hundredths of the width and height, so that the drawing fills
/// any room while its text keeps its size.
struct ChartFigure {
  enum Kind { case lines, columns }

  let kind: Kind
  let values: ChartValues
  let scale: ChartScale
  let hues: [String]
  /// The texts of the axis.
  let ticks: [String]
  /// The width of the texts of the axis and the space beside them, in ems.
  let gutter: Double

  private static let top = 4.0
  private static let bottom = 87.0
  /// The greatest number of points for which every point gets a mark.
  private static let markedCount = 24

  init(_ kind: Kind, _ values: ChartValues) {
    self.kind = kind
    self.values = values
    scale = ChartScale(of: values.values, includesZero: kind == .columns || values.includesZero)
    // A single series has the colour of the app, which nothing else beside it uses.
    let isAlone = values.series.count == 1 && values.series[0].hue == nil
    hues = isAlone ? ["own"] : ChartHues.hues(asked: values.series.map(\.hue)).map { "\($0)" }
    ticks = values.unit.texts(of: scale, locale: values.locale)
    gutter = (ticks.map(ChartLabels.width).max() ?? 0) + 0.8
  }

  /// Draws the legend, the axis, the series, and the values at each position.
  ///
  /// - Parameter group: The name of the radio buttons that show the values; nil for a chart without them.
  func draw(title: String, group: String?, into markup: inout HTMLMarkup) {
    if values.series.count > 1 { drawLegend(into: &markup) }
    markup.element("span", ["data-part": "body"]) { body in
      drawAxis(into: &body)
      body.element("span", ["data-part": "area"]) { area in
        area.element("svg", ["aria-hidden": "true", "data-part": "sheet"]) { sheet in
          drawRules(into: &sheet)
          switch kind {
          case .lines: drawLines(into: &sheet)
          case .columns: drawColumns(into: &sheet)
          }
          drawLabels(into: &sheet)
        }
        drawPlaces(title: title, group: group, into: &area)
      }
    }
  }

  // MARK: Places

  /// Returns the horizontal position of a label's center in hundredths of the width. All labels have equal shares of
  /// the width.
  func x(_ index: Int) -> Double { 100 * (Double(index) + 0.5) / Double(max(values.labels.count, 1)) }

  private func y(_ value: Double) -> Double { Self.bottom - (Self.bottom - Self.top) * scale.share(of: value) }

  // MARK: Axes

  private func drawAxis(into markup: inout HTMLMarkup) {
    markup.element("svg", ["aria-hidden": "true", "data-part": "axis", "width": "\(gutter.drawn)em"]) { axis in
      for (tick, text) in zip(scale.ticks, ticks) {
        axis.element(
          "text",
          [
            "x": "\((gutter - 0.6).drawn)em", "y": "\(y(tick).drawn)%", "dy": ".35em", "text-anchor": "end",
            "data-part": "label",
          ]
        ) { $0.text(text) }
      }
    }
  }

  private func drawRules(into markup: inout HTMLMarkup) {
    for tick in scale.ticks {
      let height = "\(y(tick).drawn)%"
      let isZero = tick == 0 && (kind == .columns || scale.range.lowerBound < 0)
      markup.element(
        "line", ["x1": "0", "x2": "100%", "y1": height, "y2": height, "data-part": isZero ? "zero" : "rule"])
    }
  }

  // MARK: Series

  private func drawLines(into markup: inout HTMLMarkup) {
    markup.element("svg", ["viewBox": "0 0 1000 1000", "preserveAspectRatio": "none", "overflow": "visible"]) { inner in
      for series in values.series.indices {
        inner.element(
          "path",
          [
            "d": path(of: series), "data-stroke-hue": hues[series], "vector-effect": "non-scaling-stroke",
            "stroke-dasharray": ChartMark.dash(of: series),
          ])
      }
    }
    for series in values.series.indices { drawPoints(of: series, into: &markup) }
  }

  private func path(of series: Int) -> String {
    var path = ""
    var isDown = false
    for index in values.labels.indices {
      guard let value = values.value(of: series, at: index) else {
        isDown = false
        continue
      }
      path += "\(isDown ? "L" : "M")\((x(index) * 10).drawn) \((y(value) * 10).drawn)"
      isDown = true
    }
    return path
  }

  /// Draws the marks of points. If there are few points, every point gets a mark. Otherwise only the last point and
  /// points between two gaps get one.
  private func drawPoints(of series: Int, into markup: inout HTMLMarkup) {
    let heights = values.labels.indices.map { values.value(of: series, at: $0) }
    let last = heights.lastIndex { $0 != nil }
    for (index, value) in heights.enumerated() {
      guard let value else { continue }
      let isAlone =
        (index == 0 || heights[index - 1] == nil) && (index == heights.count - 1 || heights[index + 1] == nil)
      guard heights.count <= Self.markedCount || isAlone || index == last else { continue }
      markup.element("svg", ["x": "\(x(index).drawn)%", "y": "\(y(value).drawn)%", "overflow": "visible"]) {
        ChartMark.draw(series, hue: hues[series], into: &$0)
      }
    }
  }

  private func drawColumns(into markup: inout HTMLMarkup) {
    let count = Double(max(values.series.count, 1))
    let band = 100 / Double(max(values.labels.count, 1))
    let width = min(band * 0.76 / count, 9)
    for index in values.labels.indices {
      for series in values.series.indices {
        guard let value = values.value(of: series, at: index) else { continue }
        let left = x(index) + (Double(series) - count / 2) * width
        let (upper, lower) = (y(max(value, 0)), y(min(value, 0)))
        markup.element(
          "rect",
          [
            "x": "\((left + width * 0.05).drawn)%", "width": "\((width * 0.9).drawn)%", "y": "\(upper.drawn)%",
            "height": "\((lower - upper).drawn)%", "rx": "2", "data-hue": hues[series], "data-order": "\(series % 4)",
          ])
      }
    }
  }
}
