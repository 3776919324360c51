internal import EspalierViews

/// Draws the lines of a chart. All places are in hundredths of the width and height, so that the drawing fills any room
/// while its writing keeps its size.
struct LinePlot {
  private typealias Place = (x: Double, y: Double)

  private let lines: Lines
  private let hues: [Int]
  private let low: Double
  private let high: Double

  /// The room of the lines; above it is space for a name, below it the labels of the axis.
  private static let top = 10.0
  private static let bottom = 86.0
  private static let dashes = [nil, "7 4", "2 4", "11 4 2 4"]

  init(_ lines: Lines) {
    self.lines = lines
    hues = ChartHues.hues(of: lines.series.map { ($0.id, nil) })
    var heights = lines.series.flatMap { $0.points.prefix(lines.labels.count).compactMap(\.value) }
    heights += lines.marks.map(\.value)
    if lines.includesZero { heights.append(0) }
    heights = heights.filter(\.isFinite)
    low = heights.min() ?? 0
    high = heights.max() ?? 0
  }

  func draw(into markup: inout HTMLMarkup) {
    markup.element("svg", ["aria-hidden": "true", "data-part": "lines"]) { drawing in
      drawRules(into: &drawing)
      if low < 0 && high > 0 { drawRule(at: 0, part: "zero", into: &drawing) }
      drawAxis(into: &drawing)
      drawing.element("svg", ["viewBox": "0 0 1000 1000", "preserveAspectRatio": "none", "overflow": "visible"]) {
        inner in
        for series in lines.series.indices { drawLine(series, into: &inner) }
      }
      for series in lines.series.indices { drawPoints(of: series, into: &drawing) }
      drawMarks(into: &drawing)
      drawNames(into: &drawing)
    }
  }

  // MARK: Places

  private func x(_ index: Int) -> Double {
    lines.labels.count < 2 ? 50 : 2 + 96 * Double(index) / Double(lines.labels.count - 1)
  }

  private func y(_ value: Double) -> Double {
    // By halves, so that no difference is too large for a number.
    let span = high / 2 - low / 2
    let share = span > 0 ? (value / 2 - low / 2) / span : 0.5
    return Self.bottom - (Self.bottom - Self.top) * share
  }

  private func place(of series: Int, at index: Int) -> Place? {
    guard let value = lines.point(of: series, at: index)?.value, value.isFinite else { return nil }
    return (x(index), y(value))
  }

  // MARK: Parts

  private func drawLine(_ series: Int, into markup: inout HTMLMarkup) {
    var path = ""
    var isDown = false
    for index in lines.labels.indices {
      guard let place = place(of: series, at: index) else {
        isDown = false
        continue
      }
      path += "\(isDown ? "L" : "M")\((place.x * 10).drawn) \((place.y * 10).drawn)"
      isDown = true
    }
    markup.element(
      "path",
      [
        "d": path, "data-stroke-hue": "\(hues[series])", "vector-effect": "non-scaling-stroke",
        "stroke-dasharray": Self.dashes[series % Self.dashes.count],
      ])
  }

  /// Every point has a dot while there are few; a point between two gaps, and the last one, always have.
  private func drawPoints(of series: Int, into markup: inout HTMLMarkup) {
    let places = lines.labels.indices.map { place(of: series, at: $0) }
    let last = places.lastIndex { $0 != nil }
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let isAlone =
        (index == 0 || places[index - 1] == nil) && (index == places.count - 1 || places[index + 1] == nil)
      guard places.count <= 16 || isAlone || index == last else { continue }
      markup.element(
        "circle",
        [
          "cx": "\(place.x.drawn)%", "cy": "\(place.y.drawn)%", "r": index == last ? "4" : "3",
          "data-hue": "\(hues[series])",
        ])
    }
  }

  private func drawRules(into markup: inout HTMLMarkup) {
    for mark in marks where mark.value.isFinite && !(mark.value == 0 && low < 0 && high > 0) {
      drawRule(at: mark.value, part: "rule", into: &markup)
    }
  }

  /// Draws the texts of the marks over the lines, with a rim that sets them off.
  private func drawMarks(into markup: inout HTMLMarkup) {
    for mark in marks where mark.value.isFinite {
      markup.element("text", ["x": "0", "y": "\((y(mark.value) - 1.5).drawn)%", "data-part": "mark"]) {
        $0.text(mark.text)
      }
    }
  }

  private func drawRule(at value: Double, part: String, into markup: inout HTMLMarkup) {
    let height = "\(y(value).drawn)%"
    markup.element("line", ["x1": "0", "x2": "100%", "y1": height, "y2": height, "data-part": part])
  }

  /// The marks that are given, or the lowest and the highest point.
  private var marks: [LineMark] {
    guard lines.marks.isEmpty else { return lines.marks }
    let points = lines.series.flatMap { $0.points.prefix(lines.labels.count) }
    let ends = low == high ? [low] : [low, high]
    return ends.compactMap { end in points.first { $0.value == end }.map { LineMark(end, $0.text) } }
  }

  /// At most four labels, the first and the last among them: what fits on a phone.
  private func drawAxis(into markup: inout HTMLMarkup) {
    let last = lines.labels.count - 1
    let steps = min(last, 3)
    let shown = steps <= 0 ? [0] : (0...steps).map { Int((Double($0 * last) / Double(steps)).rounded()) }
    for index in shown {
      let anchor = last == 0 ? "middle" : index == 0 ? "start" : index == last ? "end" : "middle"
      let place = anchor == "start" ? 0 : anchor == "end" ? 100 : x(index)
      markup.element("text", ["x": "\(place.drawn)%", "y": "98%", "text-anchor": anchor, "data-part": "label"]) {
        $0.text(lines.labels[index])
      }
    }
  }

  /// Each line's name above its last point, moved apart where two would lie on each other; one line needs none.
  private func drawNames(into markup: inout HTMLMarkup) {
    guard lines.series.count > 1 else { return }
    let ends = lines.series.indices.compactMap { series -> (series: Int, place: Place)? in
      lines.labels.indices.reversed().lazy.compactMap { place(of: series, at: $0) }.first.map { (series, $0) }
    }
    var lowest = -Double.infinity
    for end in ends.sorted(by: { ($0.place.y, $0.series) < ($1.place.y, $1.series) }) {
      let height = max(end.place.y - 4, lowest + 9)
      lowest = height
      // The marks stand at the left edge.
      let place = max(end.place.x, 50)
      let anchor = end.place.x > 50 ? "end" : "start"
      markup.element(
        "text",
        [
          "x": "\(place.drawn)%", "y": "\(min(height, 99).drawn)%", "text-anchor": anchor,
          "data-hue": "\(hues[end.series])", "data-part": "name",
        ]
      ) { $0.text(lines.series[end.series].label) }
    }
  }
}
