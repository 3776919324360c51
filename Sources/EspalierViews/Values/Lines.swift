/// One place on a line: how high it lies, and how that reads.
public struct LinePoint: Hashable, Sendable {
  /// How high; nil, or a number that is none, leaves a gap in the line.
  public var value: Double?
  /// The value as it is read, with unit and in the person's language.
  public var text: String

  /// Makes a point.
  public init(_ value: Double?, _ text: String) {
    self.value = value
    self.text = text
  }
}

/// One line of a chart.
public struct LineSeries: Hashable, Sendable {
  /// What the app knows it by; it keeps its colour when others come and go.
  public var id: String
  /// What it stands for.
  public var label: String
  /// Its points, one for each of the chart's labels.
  public var points: [LinePoint]

  /// Makes a series.
  public init(id: String, label: String, points: [LinePoint]) {
    self.id = id
    self.label = label
    self.points = points
  }
}

/// A height that a line chart marks, and how it reads.
public struct LineMark: Hashable, Sendable {
  /// The height.
  public var value: Double
  /// What stands at it.
  public var text: String

  /// Makes a mark.
  public init(_ value: Double, _ text: String) {
    self.value = value
    self.text = text
  }
}

/// The lines of a chart over one axis.
///
/// Points beyond the labels are not shown; labels beyond a series' points are gaps in it.
public struct Lines: StyleValueConvertible {
  /// What stands along the axis, in order: days, months.
  public var labels: [String]
  /// The lines.
  public var series: [LineSeries]
  /// The heights that are marked; with none, the lowest and the highest point are.
  public var marks: [LineMark]
  /// Whether the chart reaches down (or up) to zero even when no point does.
  public var includesZero: Bool

  /// Makes lines.
  public init(labels: [String], series: [LineSeries], marks: [LineMark] = [], includesZero: Bool = false) {
    self.labels = labels
    self.series = series
    self.marks = marks
    self.includesZero = includesZero
  }

  /// The point of a series at a label, if there is one.
  package func point(of series: Int, at label: Int) -> LinePoint? {
    let points = self.series[series].points
    return label < points.count ? points[label] : nil
  }

  /// Whether there is anything to draw.
  package var hasPoints: Bool {
    series.contains { $0.points.prefix(labels.count).contains { $0.value?.isFinite == true } }
  }
}
