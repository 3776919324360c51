/// The values of a line chart or a column chart: the labels along its axis, and the series that it draws as lines or as
/// columns.
///
/// Points beyond the labels are not shown; labels beyond a series' points are gaps in it.
///
/// The value keeps the language of the window that is being rendered when it is created. A chart in another language is
/// therefore another value, and is drawn again.
public struct ChartValues: StyleValueConvertible {
  /// The texts along the axis in display order, such as days or months.
  public let labels: [String]
  /// The series of the chart, in display order.
  public let series: [ChartSeries]
  /// The unit of the values, which determines their text.
  public let unit: ChartUnit
  /// A Boolean value that indicates whether the axis includes zero even if no point is near it.
  public let includesZero: Bool
  /// The locale in which values are written.
  package let locale: String

  /// Creates the values of a chart from the labels of its axis and its series.
  public init(_ labels: [String], _ series: [ChartSeries], unit: ChartUnit = .number, includesZero: Bool = false) {
    self.labels = labels
    self.series = series
    self.unit = unit
    self.includesZero = includesZero
    locale = Localization.current.locale
  }

  /// Returns the value of a series at a label; nil for a gap.
  package func value(of series: Int, at label: Int) -> Double? {
    let points = self.series[series].points
    return label < points.count ? points[label].value : nil
  }

  /// Returns the text of a series at a label; a dash for a gap without a text of its own.
  package func text(of series: Int, at label: Int) -> String {
    let points = self.series[series].points
    guard label < points.count else { return Self.gap }
    return points[label].text ?? points[label].value.map { unit.text(of: $0, locale: locale) } ?? Self.gap
  }

  /// The text of a gap.
  private static let gap = "–"

  /// All values that are drawn.
  package var values: [Double] { series.flatMap { $0.points.prefix(labels.count).compactMap(\.value) } }

  /// True if there is a point to draw.
  package var hasPoints: Bool {
    series.contains { $0.points.prefix(labels.count).contains { $0.value != nil } }
  }
}
