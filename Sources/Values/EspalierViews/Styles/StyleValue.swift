/// The value of a property as it is stored, compared and sent.
///
/// It is small and `Sendable`, and needs no box for the types that views use most.
///
/// Most code never names this type; it passes plain Swift values to styles. To store a type of your own, conform it to
/// ``StyleValueConvertible``, for which an enum over text or integers needs no code at all.
public enum StyleValue: Hashable, Sendable {
  /// The value of an optional property that is set to nil.
  case none
  /// Text.
  case text(String)
  /// A whole number, or an enum case whose raw value is a whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A Boolean value.
  case flag(Bool)
  /// Any other value, compared as its own type compares.
  case object(StyleObject)
  /// The reset of a property to its declared default. It occurs only in a change, never in a component.
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
  /// The boxed value.
  public let value: any Hashable & Sendable
  /// The group of styles that a component unpacks; nil if the box holds a value.
  @usableFromInline let group: StyleGroup?

  /// Creates a box for a value, at the cost of one allocation.
  public init(_ value: any Hashable & Sendable) {
    self.value = value
    group = nil
  }

  @usableFromInline init(group: StyleGroup) {
    value = 0
    self.group = group
  }

  /// Returns a Boolean value that indicates whether both objects hold equal values. If both are the same object, it
  /// does not compare the values.
  public static func == (left: StyleObject, right: StyleObject) -> Bool {
    left === right || (left.group == right.group && AnyHashable(left.value) == AnyHashable(right.value))
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
