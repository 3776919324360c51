/// The states that a control can be in, from the weakest to the strongest: where several hold, the last one counts.
public enum ControlState: String, ViewState, Codable {
  /// Nothing in particular.
  case normal
  /// A pointer is over it.
  case hovered
  /// The keyboard's focus is on it.
  case focused
  /// It is on.
  case selected
  /// It is being pressed.
  case pressed
  /// It cannot be used.
  case disabled
}

extension StateValues where State == ControlState {
  /// Creates values by state: one for the usual state, and others where they differ.
  @inlinable public init(
    _ normal: Value, hovered: Value? = nil, focused: Value? = nil, selected: Value? = nil, pressed: Value? = nil,
    disabled: Value? = nil
  ) {
    let others: [(State, Value?)] = [
      (.hovered, hovered), (.focused, focused), (.selected, selected), (.pressed, pressed), (.disabled, disabled),
    ]
    self = others.reduce(StateValues(normal)) { values, other in
      other.1.map { values.with($0, for: other.0) } ?? values
    }
  }
}
