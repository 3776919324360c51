internal import EspalierViews

/// The labels along the axis.
extension ChartFigure {
  /// Draws the labels for each chart width: a narrow column, a phone, half a screen and a whole screen. A rule of the
  /// style sheet shows those that fit.
  func drawLabels(into markup: inout HTMLMarkup) {
    var rooms: [AxisLabel: [String]] = [:]
    for room in ChartRoom.allCases {
      for label in labels(in: room) { rooms[label, default: []].append(room.rawValue) }
    }
    let order = rooms.keys.sorted { ($0.index, $0.text.utf8.count) < ($1.index, $1.text.utf8.count) }
    for label in order {
      let names = rooms[label] ?? []
      markup.element(
        "text",
        [
          "x": "\(position(of: label).drawn)%", "y": "98%", "text-anchor": label.anchor.rawValue, "data-part": "label",
          "data-fit": names.count == ChartRoom.allCases.count ? nil : names.joined(separator: " "),
        ]
      ) { $0.text(label.text) }
    }
  }

  /// An axis label, with its text and alignment for one or more chart widths.
  private struct AxisLabel: Hashable {
    let index: Int
    let text: String
    let anchor: ChartLabels.Label.Anchor
  }

  /// Returns the position of a label, in hundredths of the area.
  private func position(of label: AxisLabel) -> Double {
    switch label.anchor {
    case .start: 0
    case .middle: x(label.index)
    case .end: 100
    }
  }

  private func labels(in room: ChartRoom) -> [AxisLabel] {
    let width = width(of: room)
    let share = width / Double(max(values.labels.count, 1))
    // All labels are drawn if they stay readable; otherwise every second one at least, as long as it can still be read.
    let fitting = share - ChartLabels.gap
    let longest = fitting >= 6 ? fitting : min(9, max(6, 2 * share - 1))
    let labels = values.labels.enumerated().map { index, text in
      let text = ChartLabels.shortened(text, to: min(longest, gutter + width))
      return AxisLabel(index: index, text: text, anchor: anchor(of: text, at: index, width: width))
    }
    let placed = labels.map {
      ChartLabels.Label(
        position: position(of: $0) / 100 * width, width: ChartLabels.width(of: $0.text), anchor: $0.anchor)
    }
    return ChartLabels.thinned(placed).filter { isInside(placed[$0].extent, width: width) }.map { labels[$0] }
  }

  /// Returns the point of a label's text that is placed at the label's position. A label at an edge is aligned inwards
  /// if it would leave the chart. The space below the texts of the value axis is part of the chart.
  private func anchor(of text: String, at index: Int, width: Double) -> ChartLabels.Label.Anchor {
    let extent = ChartLabels.Label(
      position: x(index) / 100 * width, width: ChartLabels.width(of: text), anchor: .middle
    ).extent
    if isInside(extent, width: width) { return .middle }
    if index == 0, ChartLabels.width(of: text) <= width { return .start }
    return index == values.labels.count - 1 ? .end : .middle
  }

  /// Returns true if a text stays within the chart. The chart extends from the start of the value axis' texts to
  /// slightly beyond the drawing area.
  private func isInside(_ extent: ClosedRange<Double>, width: Double) -> Bool {
    extent.lowerBound >= -gutter - 0.01 && extent.upperBound <= width + 0.7
  }

  /// Returns the width of the drawing area in ems, in the narrowest chart of a size.
  func width(of room: ChartRoom) -> Double { max(room.width - gutter, 2) }
}

/// The sizes of a chart, by the chart's width in ems of its text.
enum ChartRoom: String, CaseIterable {
  /// A column beside others, or a phone with large text.
  case tiny
  case narrow, medium, wide

  /// The least width of a chart of this size.
  var width: Double {
    switch self {
    case .tiny: 10
    case .narrow: 20
    case .medium: 36
    case .wide: 60
    }
  }
}
