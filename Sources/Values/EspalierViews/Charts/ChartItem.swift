/// One named value of a chart: a bar, or a part of a whole.
public struct ChartItem: Hashable, Sendable {
  /// The identifier by which the app knows the item, which keeps its colour when others come and go.
  public var id: String
  /// The name of what the item stands for.
  public var label: String
  /// The value as it is read, with unit and in the person's language.
  public var text: String
  /// The value as it is drawn: the length of a bar, which grows to the other side below zero, or the size of a part, in
  /// the unit of the others.
  ///
  /// A value that is not finite is drawn as nothing, and so is a part below zero.
  public var value: Double
  /// The address that a tap on the item leads to; nil for nowhere.
  public var destination: String?
  /// The number of the item's colour among the theme's colours of charts, from 0; nil for a colour that follows from its
  /// identifier.
  ///
  /// An item with a number of its own looks the same in every chart. Numbers beyond the last colour begin again.
  public var hue: Int?

  /// Creates an item; with a destination, a tap on it leads there.
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
