/// One named value of a chart: a bar, or a part of a whole.
public struct ChartItem: Hashable, Sendable {
  /// The identifier of the item, by which it keeps its colour when other items are added or removed.
  public var id: String
  /// The name of the item.
  public var label: String
  /// The value as text, with its unit and in the person's language.
  public var text: String
  /// The value to draw: the length of a bar or the size of a part, in the same unit as the other items.
  ///
  /// A bar below zero extends to the other side. A value that is not finite is not drawn, and neither is a part below
  /// zero.
  public var value: Double
  /// The address that a tap on the item leads to; nil if a tap leads nowhere.
  public var destination: String?
  /// The index of the item's colour among the theme's chart colours, from 0; nil for a colour derived from the
  /// identifier.
  ///
  /// An item with its own index has the same colour in every chart. Indexes beyond the last colour start again from the
  /// first.
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
