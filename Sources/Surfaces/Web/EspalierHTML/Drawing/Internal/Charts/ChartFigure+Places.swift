internal import EspalierViews

/// The legend, and the values at each position of the axis.
extension ChartFigure {
  /// The greatest number of positions whose values can be shown on request.
  private static let pointCount = 400

  func drawLegend(into markup: inout HTMLMarkup) {
    markup.element("span", ["data-part": "legend", "aria-hidden": "true"]) { legend in
      for (index, series) in values.series.enumerated() {
        legend.element("span") { entry in
          ChartMark.drawSwatch(index, hue: hues[index], of: kind, into: &entry)
          entry.element("span") { $0.text(series.name) }
        }
      }
    }
  }

  /// Draws a strip over each position of the axis. While the strip has the focus or the pointer, it shows the values at
  /// this position.
  ///
  /// The strips are radio buttons: a chart is one stop of the Tab key, the arrow keys move between positions, and no
  /// script is needed.
  func drawPlaces(title: String, group: String?, into markup: inout HTMLMarkup) {
    let step = max(1, (values.labels.count + Self.pointCount - 1) / Self.pointCount)
    let attributes: KeyValuePairs<String, String?> =
      group == nil
      ? ["data-part": "places", "aria-hidden": "true"]
      : ["data-part": "places", "role": "radiogroup", "aria-label": title.isEmpty ? nil : title]
    markup.element("span", attributes) { positions in
      for index in stride(from: 0, to: values.labels.count, by: step) {
        positions.element(group == nil ? "span" : "label", ["data-part": "place"]) { position in
          if let group {
            // The button belongs to no form around the chart.
            position.element(
              "input",
              ["type": "radio", "name": group, "form": "", "value": "\(index)", "aria-label": words(at: index)])
          }
          drawPanel(at: index, into: &position)
        }
      }
    }
  }

  /// Returns the label and the values at a position as one line of text.
  private func words(at index: Int) -> String {
    let texts = values.series.indices.map { series in
      values.series.count == 1
        ? values.text(of: series, at: index) : "\(values.series[series].name) \(values.text(of: series, at: index))"
    }
    return "\(values.labels[index]): \(texts.joined(separator: ", "))"
  }

  private func drawPanel(at index: Int, into markup: inout HTMLMarkup) {
    let side = leastRoomOnTheRight(at: index)?.rawValue
    markup.element("span", ["data-part": "panel", "data-right": side, "aria-hidden": "true"]) { panel in
      panel.element("b") { $0.text(values.labels[index]) }
      for series in values.series.indices {
        panel.element("span") { entry in
          if values.series.count > 1 {
            ChartMark.drawSwatch(series, hue: hues[series], of: kind, into: &entry)
            entry.element("span") { $0.text(values.series[series].name) }
          }
          entry.element("strong") { $0.text(values.text(of: series, at: index)) }
        }
      }
    }
  }

  /// Returns the smallest size of a chart at which the panel with the values of a position is at the right end of the
  /// chart; nil if there is no such size.
  ///
  /// In narrower rooms the panel is at the left end, and in a tiny one above the chart.
  ///
  /// A panel takes at most 44 hundredths of the chart, and so never covers the values that it shows. The texts of the
  /// axis keep their width, so a position is never further to the right than at the smallest width of a room.
  private func leastRoomOnTheRight(at index: Int) -> ChartRoom? {
    ChartRoom.allCases.dropFirst().first { room in
      gutter + x(index) / 100 * width(of: room) <= 0.56 * room.width
    }
  }
}
