/// A series of values in a chart: a line, or the columns of one colour.
public struct ChartSeries: Hashable, Sendable {
  /// The name of the series.
  public let name: String
  /// The points, one for each of the chart's labels.
  public let points: [ChartPoint]
  /// The index of the series' colour among the theme's chart colours, from 0.
  ///
  /// If the index is nil, the series has the next unused colour, or the accent if it is the chart's only series.
  public let hue: Int?

  /// Creates a series from its name and its points.
  ///
  /// - Parameters:
  ///   - name: The name, in the person's language.
  ///   - points: The points, one for each of the chart's labels.
  ///   - hue: The index of the colour, for a series that has the same colour in every chart.
  public init(_ name: String, _ points: [ChartPoint], hue: Int? = nil) {
    self.name = name
    self.points = points
    self.hue = hue
  }
}
