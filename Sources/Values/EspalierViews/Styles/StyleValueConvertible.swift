/// A type whose values a property can hold.
///
/// Text, numbers and flags conform, and so do optionals of them. Other types need only declare the conformance: an enum
/// over `String` or `Int` is stored without a box, any other `Hashable & Sendable` type in a box.
///
/// ```swift
/// enum Mood: String, StyleValueConvertible { case calm, loud }
/// struct Gradient: Hashable, Sendable, StyleValueConvertible { var from: String, to: String }
/// ```
public protocol StyleValueConvertible: Hashable, Sendable {
  /// The value in its stored form.
  var styleValue: StyleValue { get }
  /// Creates the value from its stored form; nil if `styleValue` holds something else.
  init?(styleValue: StyleValue)
}

extension StyleValueConvertible {
  /// The stored form: the value in a box.
  @inlinable public var styleValue: StyleValue { .object(StyleObject(self)) }
  /// Creates the value from its box.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .object(let object) = styleValue, let value = object.value as? Self else { return nil }
    self = value
  }
}

extension StyleValueConvertible where Self: RawRepresentable, RawValue == String {
  /// The stored form: the raw text.
  @inlinable public var styleValue: StyleValue { .text(rawValue) }
  /// Creates the case whose raw value is the stored text.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .text(let text) = styleValue else { return nil }
    self.init(rawValue: text)
  }
}

extension StyleValueConvertible where Self: RawRepresentable, RawValue == Int {
  /// The stored form: the raw number.
  @inlinable public var styleValue: StyleValue { .integer(rawValue) }
  /// Creates the case whose raw value is the stored number.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .integer(let number) = styleValue else { return nil }
    self.init(rawValue: number)
  }
}

extension String: StyleValueConvertible {
  /// The stored form: the text itself.
  @inlinable public var styleValue: StyleValue { .text(self) }
  /// Creates a text from its style value; nil for a value of another kind. Of a ``Text``, it has the characters without
  /// their attributes.
  @inlinable public init?(styleValue: StyleValue) {
    switch styleValue {
    case .text(let text): self = text
    case .object(let object):
      guard let text = Text.string(in: object) else { return nil }
      self = text
    default: return nil
    }
  }
}

extension Int: StyleValueConvertible {
  /// The stored form: the number itself.
  @inlinable public var styleValue: StyleValue { .integer(self) }
  /// Creates a whole number from its style value; nil for a value of another kind.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .integer(let number) = styleValue else { return nil }
    self = number
  }
}

extension Double: StyleValueConvertible {
  /// The stored form: the number itself.
  @inlinable public var styleValue: StyleValue { .number(self) }
  /// Creates a number from its style value; nil for a value of another kind.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .number(let number) = styleValue else { return nil }
    self = number
  }
}

extension Bool: StyleValueConvertible {
  /// The stored form: the flag itself.
  @inlinable public var styleValue: StyleValue { .flag(self) }
  /// Creates a flag from its style value; nil for a value of another kind.
  @inlinable public init?(styleValue: StyleValue) {
    guard case .flag(let flag) = styleValue else { return nil }
    self = flag
  }
}

extension Optional: StyleValueConvertible where Wrapped: StyleValueConvertible {
  /// The stored form: that of the wrapped value, or `none`.
  @inlinable public var styleValue: StyleValue {
    switch self {
    case .none: .none
    case .some(let value): value.styleValue
    }
  }
  /// Creates the optional value from its stored form; `none` stands for nil.
  @inlinable public init?(styleValue: StyleValue) {
    if case .none = styleValue {
      self = .none
    } else if let value = Wrapped(styleValue: styleValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
}
