extension View {
  // No setters: `.onTap(_:)`, `.isVisible(when:)` and `.isSelected(when:)` take bindings.
  /// The local changes that the page makes when the view raises its event; see ``LocalSteps``.
  package static var localSteps: Property<String> { Property(.viewLocalSteps, default: "") }
  /// The condition under which the page hides the view; see ``LocalCondition``.
  package static var hidingCondition: Property<String> { Property(.viewHidingCondition, default: "") }
  /// The condition under which the page shows the view as selected; see ``LocalCondition``.
  package static var selectingCondition: Property<String> { Property(.viewSelectingCondition, default: "") }
}

extension Style {
  /// Shows the view while a flag is on, and hides it while the flag is off. A page follows each ``LocalChange`` of the
  /// flag at once.
  @MainActor public static func isVisible(when flag: Binding<Bool>) -> Style { isVisible(when: flag, is: true) }

  /// Shows the view while a value equals another one, and hides it otherwise. A page follows each ``LocalChange`` of the
  /// value at once.
  @MainActor public static func isVisible<Value: Hashable & Sendable>(
    when binding: Binding<Value>, is value: Value
  ) -> Style {
    let condition = LocalCondition(binding, is: value, isInverted: true)
    return conditional(View.isHidden, binding.value != value, View.hidingCondition, condition)
  }

  /// Hides the view while a flag is on. A page follows each ``LocalChange`` of the flag at once.
  @MainActor public static func isHidden(when flag: Binding<Bool>) -> Style { isHidden(when: flag, is: true) }

  /// Hides the view while a value equals another one. A page follows each ``LocalChange`` of the value at once.
  @MainActor public static func isHidden<Value: Hashable & Sendable>(
    when binding: Binding<Value>, is value: Value
  ) -> Style {
    let condition = LocalCondition(binding, is: value, isInverted: false)
    return conditional(View.isHidden, binding.value == value, View.hidingCondition, condition)
  }

  static func conditional<Value>(
    _ property: Property<Value>, _ value: Value, _ rule: Property<String>, _ condition: LocalCondition?
  ) -> Style {
    Style(values: (property, value), (rule, condition?.text ?? ""))
  }
}

extension Style where Target: Button {
  /// Shows the button as pressed while a flag is on. A page follows each ``LocalChange`` of the flag at once.
  @MainActor public static func isSelected(when flag: Binding<Bool>) -> Style { isSelected(when: flag, is: true) }

  /// Shows the button as pressed while a value equals another one, such as the button of the selected tab. A page
  /// follows each ``LocalChange`` of the value at once.
  @MainActor public static func isSelected<Value: Hashable & Sendable>(
    when binding: Binding<Value>, is value: Value
  ) -> Style {
    let condition = LocalCondition(binding, is: value, isInverted: false)
    return conditional(Button.isSelected, binding.value == value, View.selectingCondition, condition)
  }
}
