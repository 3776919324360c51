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

  /// Returns the style of a control that shows the value of a binding, so that the page follows its changes at once.
  @MainActor package func changing<Value>(_ binding: Binding<Value>) -> Style {
    guard let step = LocalStep(showing: binding) else { return self }
    let storage = Component(styles: [self]).storage
    // The step belongs to the handlers, so that it is no content: what is shown is equal, whatever it is bound to.
    return Style(group: StyleGroup(entries: storage.entries, handlers: storage.handlers.map { $0.changing(step) }))
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
