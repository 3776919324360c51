package import EspalierViews

extension LiveElement {
  /// Returns the elements of a view that only displays content, such as the table of a chart or the text of a drawing.
  /// Returns nil for other classes.
  package static func displays(_ c: AnyComponent, _ element: ViewSchema.Element, _ node: Int) -> [LiveElement]? {
    let e = element.element
    func lines(_ texts: [String]) -> [LiveElement] {
      texts.filter { !$0.isEmpty }.map { LiveElement(kind: .text, node: node, element: e, name: $0) }
    }
    let label = c.value(of: View.accessibilityLabel, element: e)
    switch element.type {
    case is Badge.Type:
      let shown = Badge.shown(
        text: c.value(of: Badge.text, element: e), count: c.value(of: Badge.count, element: e),
        maximum: c.value(of: Badge.maximum, element: e))
      return lines([shown.isEmpty ? "" : label ?? shown])
    case is Avatar.Type: return lines([Avatar.initials(of: c.value(of: Avatar.name, element: e))])
    case is ProgressBar.Type: return lines([label ?? c.value(of: ProgressBar.label, element: e)])
    case is ActivityIndicator.Type:
      guard c.value(of: ActivityIndicator.isActive, element: e) else { return [] }
      return lines([label ?? c.value(of: ActivityIndicator.label, element: e)])
    case is Canvas.Type: return lines([c.value(of: Canvas.drawing, element: e).label])
    case is LineChart.Type:
      return lines(
        table(c.value(of: LineChart.lines, element: e), title: c.value(of: LineChart.title, element: e))
          ?? [c.value(of: LineChart.title, element: e), c.value(of: LineChart.emptyText, element: e)])
    case is ColumnChart.Type:
      return lines(
        table(c.value(of: ColumnChart.columns, element: e), title: c.value(of: ColumnChart.title, element: e))
          ?? [c.value(of: ColumnChart.title, element: e), c.value(of: ColumnChart.emptyText, element: e)])
    case is BarChart.Type:
      let rows = c.value(of: BarChart.bars, element: e).items.map { "\($0.label)\t\($0.text)" }
      let title = c.value(of: BarChart.title, element: e)
      return lines(rows.isEmpty ? [title, c.value(of: BarChart.emptyText, element: e)] : [title] + rows)
    case is DonutChart.Type:
      let rows = c.value(of: DonutChart.shares, element: e).items.map { "\($0.label)\t\($0.text)" }
      let title = c.value(of: DonutChart.title, element: e)
      guard !rows.isEmpty else { return lines([title, c.value(of: DonutChart.emptyText, element: e)]) }
      return lines([title, c.value(of: DonutChart.centerText, element: e)] + rows)
    default: return nil
    }
  }

  /// Returns the lines of the chart's table: one for the names of the series, and one for each label.
  private static func table(_ values: ChartValues, title: String) -> [String]? {
    guard values.hasPoints else { return nil }
    let rows = values.labels.enumerated().map { index, label in
      ([label] + values.series.indices.map { values.text(of: $0, at: index) }).joined(separator: "\t")
    }
    return [title, values.series.map(\.name).joined(separator: "\t")] + rows
  }
}
