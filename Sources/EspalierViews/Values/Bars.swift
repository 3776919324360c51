/// One bar of a chart.
public struct Bar: Hashable, Sendable {
  /// The identifier by which the app knows the bar, which keeps its colour when others come and go.
  public var id: String
  /// The name of what the bar stands for.
  public var label: String
  /// The value as it is read, with unit and in the person's language.
  public var text: String
  /// The value as it is drawn; the longest bar fills the width. Bars below zero grow to the other side of it.
  ///
  /// A value that is not finite is drawn as nothing.
  public var value: Double
  /// The address that a tap on the bar leads to; nil for nowhere.
  public var destination: String?
  /// The number of the bar's colour among the theme's colours of charts, from 0; nil for a colour that follows from its
  /// identifier.
  ///
  /// A bar with a number of its own looks the same in every chart. Numbers beyond the last colour begin again.
  public var hue: Int?

  /// Creates a bar; with a destination, a tap on it leads there.
  public init(
    id: String, label: String, text: String, value: Double, to destination: Destination? = nil, hue: Int? = nil
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.value = value
    self.destination = destination?.address
    self.hue = hue
  }
}

/// The bars of a chart, in order.
public struct Bars: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The bars.
  public var bars: [Bar]

  /// Creates a list of bars.
  public init(_ bars: [Bar]) { self.bars = bars }
  /// Creates a list of bars.
  public init(arrayLiteral elements: Bar...) { bars = elements }
}
