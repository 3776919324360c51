/// One part of a whole.
public struct Share: Hashable, Sendable {
  /// The identifier by which the app knows the share, which keeps its colour when others come and go.
  public var id: String
  /// The name of what the share stands for.
  public var label: String
  /// The value as it is read, with unit and in the person's language.
  public var text: String
  /// The size of the share, in the unit of the others.
  ///
  /// A value that is negative or not finite is drawn as nothing.
  public var value: Double
  /// The address that a tap on the share's name leads to; nil for nowhere.
  public var destination: String?
  /// The number of the share's colour among the theme's colours of charts, from 0; nil for a colour that follows from
  /// its identifier.
  ///
  /// A share with a number of its own looks the same in every chart. Numbers beyond the last colour begin again.
  public var hue: Int?

  /// Creates a share; with a destination, a tap on its name leads there.
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

/// The parts of a whole, in order. Gathering the small ones under one name is the app's business.
public struct Shares: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The shares.
  public var shares: [Share]

  /// Creates a list of shares.
  public init(_ shares: [Share]) { self.shares = shares }
  /// Creates a list of shares.
  public init(arrayLiteral elements: Share...) { shares = elements }

  /// Each share's part of the whole, from 0 to 1; all are 0 when there is no whole.
  package var fractions: [Double] {
    let values = shares.map { $0.value.isFinite && $0.value > 0 ? $0.value : 0 }
    guard let largest = values.max(), largest > 0 else { return values }
    // In proportion to the largest first, so that no sum is too large for a number.
    let parts = values.map { $0 / largest }
    let whole = parts.reduce(0, +)
    return parts.map { $0 / whole }
  }
}
