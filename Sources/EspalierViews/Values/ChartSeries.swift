/// The values of one thing in a chart: a line, or the bars of one colour.
public struct ChartSeries: Hashable, Sendable {
  /// The identifier by which the app knows the series, which keeps its colour when others come and go.
  public let id: String
  /// The name of what the series stands for.
  public let name: String
  /// The points, one for each of the chart's labels.
  public let points: [ChartPoint]
  /// The number of the series' colour among the theme's colours of charts, from 0; nil for a colour that follows from
  /// its identifier.
  public let hue: Int?

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - id: The identifier; nil for the name. Give one where the name is translated.
  ///   - hue: The number of the colour, for a thing that looks the same in every chart.
  public init(_ name: String, _ points: [ChartPoint], id: String? = nil, hue: Int? = nil) {
    self.id = id ?? name
    self.name = name
    self.points = points
    self.hue = hue
  }
}
