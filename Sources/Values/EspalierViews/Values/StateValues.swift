/// A type that lists the states of a view, such as ``ControlState``, so that a value can differ by state. It is an enum
/// with text as raw values, and its cases are ordered from the weakest to the strongest state.
public protocol ViewState: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The usual state, in which no other state applies.
  static var normal: Self { get }
}

/// One value for each state of a view, such as a colour, symbol or text that differs by state.
///
/// ```swift
/// let color = StateValues<ControlState, ColorRole>(.accent, pressed: .text, disabled: .secondary)
/// color[.pressed]  // .text
/// color[.hovered]  // .accent: a state without a value has the usual one
/// ```
///
/// - It is a property's value like any other: it can be compared, and needs no box while it is one plain value.
/// - Its description names the states in their order, so that it is the same in every run.
public struct StateValues<State: ViewState, Value: StyleValueConvertible>: Hashable, Sendable {
  /// The value for every state that has no value of its own.
  public let normal: Value
  @usableFromInline var others: [State: Value] = [:]

  /// Creates a value that is the same in every state.
  @inlinable public init(_ normal: Value) { self.normal = normal }

  /// Returns a copy in which the given states have the given value.
  public func with(_ value: Value, for states: State...) -> StateValues {
    var copy = self
    if states.contains(.normal) {
      copy = StateValues(value)
      copy.others = others
    }
    for state in states where state != .normal { copy.others[state] = value }
    return copy
  }

  /// The value in a state.
  public subscript(state: State) -> Value { others[state] ?? normal }

  /// Returns the value for several states at once. It is the value of the strongest state that has a value of its own.
  public func value(in states: Set<State>) -> Value {
    State.allCases.reversed().lazy.filter(states.contains).compactMap { others[$0] }.first ?? normal
  }

  /// The states that have a value of their own, each with its value, in order. The usual state comes first.
  public var values: [(state: State, value: Value)] {
    [(.normal, normal)] + State.allCases.compactMap { state in others[state].map { (state, $0) } }
  }
}

extension StateValues: StyleValueConvertible {
  /// The stored form. A value that is the same in every state is stored as itself.
  public var styleValue: StyleValue { others.isEmpty ? normal.styleValue : .object(StyleObject(self)) }
  /// Creates the values from the stored form of one plain value, or of values by state.
  public init?(styleValue: StyleValue) {
    if case .object(let object) = styleValue, let values = object.value as? StateValues {
      self = values
    } else if let value = Value(styleValue: styleValue) {
      self.init(value)
    } else {
      return nil
    }
  }
}

extension StateValues: CustomStringConvertible {
  /// The value if it is the same in every state; otherwise the name of each state that has a value of its own, with the
  /// value.
  public var description: String {
    others.isEmpty ? "\(normal)" : values.map { "\($0.state.rawValue): \($0.value)" }.joined(separator: ", ")
  }
}

extension StateValues: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral {
  /// Creates a text that is the same in every state.
  public init(stringLiteral value: Value.StringLiteralType) { self.init(Value(stringLiteral: value)) }
  /// Creates a text that is the same in every state.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(Value(extendedGraphemeClusterLiteral: value))
  }
  /// Creates a text that is the same in every state.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(Value(unicodeScalarLiteral: value))
  }
}
