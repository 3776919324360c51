/// The values of one thing in a chart: a line, or the bars of one colour.
public struct ChartSeries: Hashable, Sendable {
  /// The name of what the series stands for.
  public let name: String
  /// The points, one for each of the chart's labels.
  public let points: [ChartPoint]
  /// The number of the series' colour among the theme's colours of charts, from 0; nil for the next one that is free, and
  /// for the accent where the series is alone.
  public let hue: Int?

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - name: The name, in the person's language.
  ///   - points: The points, one for each of the chart's labels.
  ///   - hue: The number of the colour, for a thing that looks the same in every chart.
  public init(_ name: String, _ points: [ChartPoint], hue: Int? = nil) {
    self.name = name
    self.points = points
    self.hue = hue
  }
}
