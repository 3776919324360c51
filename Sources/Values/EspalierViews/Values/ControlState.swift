/// The states of a control, from the weakest to the strongest. If several states apply, the strongest one counts.
public enum ControlState: String, ViewState, Codable {
  /// The usual state.
  case normal
  /// The state under a pointer.
  case hovered
  /// The state with the keyboard's focus.
  case focused
  /// The state of a control that is on.
  case selected
  /// The state during a press.
  case pressed
  /// The state of a control that cannot be used.
  case disabled
}

extension StateValues where State == ControlState {
  /// Creates values by state: one for the usual state, and others for the states that differ.
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
