/// One property's value as it is stored, compared and sent: small, `Sendable`, and free of boxes for the types that
/// views use most.
///
/// Most code never names this type; it passes plain Swift values to styles. A type of your own becomes storable by
/// conforming to ``StyleValueConvertible``, for which an enum over text or integers needs no code at all.
public enum StyleValue: Hashable, Sendable {
  /// Nothing: the value of an optional property set to nil.
  case none
  /// Text.
  case text(String)
  /// A whole number, or an enum over one.
  case integer(Int)
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Any other value, compared as its own type compares.
  case object(StyleObject)
  /// In a change: the property goes back to its declared default. It never stands in a component.
  case unset

  /// Returns a Boolean value that indicates whether both values are of one kind and equal.
  @inlinable public static func == (left: StyleValue, right: StyleValue) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.flag(let left), .flag(let right)): left == right
    case (.none, .none), (.unset, .unset): true
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

/// A boxed value of a type that is neither text, number nor flag.
///
/// Two objects are equal when they hold values of one type that are equal.
public final class StyleObject: Hashable, Sendable {
  /// The value.
  public let value: any Hashable & Sendable
  /// Styles on their way into a component; nil for a value.
  @usableFromInline let group: StyleGroup?

  /// Boxes a value. Costs one allocation.
  public init(_ value: any Hashable & Sendable) {
    self.value = value
    group = nil
  }

  @usableFromInline init(group: StyleGroup) {
    value = 0
    self.group = group
  }

  /// Returns a Boolean value that indicates whether both objects hold equal values; an object equals itself at no cost.
  public static func == (left: StyleObject, right: StyleObject) -> Bool {
    left === right || (left.group == right.group && AnyHashable(left.value) == AnyHashable(right.value))
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
