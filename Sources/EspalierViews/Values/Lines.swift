/// One point of a line: its height, and the text by which it is read.
public struct LinePoint: Hashable, Sendable {
  /// The height of the point; nil, or a number that is not finite, leaves a gap in the line.
  public var value: Double?
  /// The value as it is read, with unit and in the person's language.
  public var text: String

  /// Creates a point.
  public init(_ value: Double?, _ text: String) {
    self.value = value
    self.text = text
  }
}

/// One line of a chart.
public struct LineSeries: Hashable, Sendable {
  /// The identifier by which the app knows the line, which keeps its colour when others come and go.
  public var id: String
  /// The name of what the line stands for.
  public var label: String
  /// The points of the line, one for each of the chart's labels.
  public var points: [LinePoint]

  /// Creates a series.
  public init(id: String, label: String, points: [LinePoint]) {
    self.id = id
    self.label = label
    self.points = points
  }
}

/// A height that a line chart marks, and the text at it.
public struct LineMark: Hashable, Sendable {
  /// The height.
  public var value: Double
  /// The text at the height.
  public var text: String

  /// Creates a mark.
  public init(_ value: Double, _ text: String) {
    self.value = value
    self.text = text
  }
}

/// The lines of a chart over one axis.
///
/// Points beyond the labels are not shown; labels beyond a series' points are gaps in it.
public struct Lines: StyleValueConvertible {
  /// The texts along the axis, in order: days, months.
  public var labels: [String]
  /// The lines.
  public var series: [LineSeries]
  /// The heights that are marked; with none, the lowest and the highest point are.
  public var marks: [LineMark]
  /// A Boolean value that indicates whether the chart reaches down (or up) to zero even when no point does.
  public var includesZero: Bool

  /// Creates lines.
  public init(labels: [String], series: [LineSeries], marks: [LineMark] = [], includesZero: Bool = false) {
    self.labels = labels
    self.series = series
    self.marks = marks
    self.includesZero = includesZero
  }

  /// Returns the point of a series at a label, if there is one.
  package func point(of series: Int, at label: Int) -> LinePoint? {
    let points = self.series[series].points
    return label < points.count ? points[label] : nil
  }

  /// True if there is a point to draw.
  package var hasPoints: Bool {
    series.contains { $0.points.prefix(labels.count).contains { $0.value?.isFinite == true } }
  }
}
