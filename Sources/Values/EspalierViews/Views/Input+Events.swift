extension Style where Target: TextInput {
  /// Shows the text of a binding, and writes each edit back to it.
  @MainActor public static func text(_ binding: Binding<String>) -> Style {
    let style: Style = bound(TextInput.text, .input, binding) { if case .text(let text) = $0 { text } else { nil } }
    // A secret stays in its field.
    return Target.self is SecureField.Type ? style : style.changing(binding)
  }
  /// Runs the action with the text after each pause in typing.
  public static func onInput(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.input) { try action($0.text) }
  }
  /// Runs the action with the text after each pause in typing, as a task that ends with the window.
  public static func onInputTask(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    onTask(.input) { try await action($0.text) }
  }
  /// Runs the action with the text when the person has finished editing.
  public static func onChange(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.change) { try action($0.text) }
  }
  /// Runs the action with the text when the person has finished editing, as a task that ends with the window.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    onTask(.change) { try await action($0.text) }
  }
  /// Runs the action when Enter is pressed in the field.
  public static func onSubmit(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.submit) { _ in try action() }
  }
  /// Runs the action when Enter is pressed in the field, as a task that ends with the window.
  public static func onSubmitTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.submit) { _ in try await action() }
  }
  /// Runs the action with the text of the field when Enter is pressed.
  public static func onSubmit(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.submit) { try action($0.text) }
  }
  /// Runs the action with the text of the field when Enter is pressed, as a task that ends with the window.
  public static func onSubmitTask(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    onTask(.submit) { try await action($0.text) }
  }
}

extension Style where Target: NumberField {
  /// Shows the number of a binding, or nothing for nil, and writes each edit back to it.
  ///
  /// A text that is not a number, is ambiguous, or is not allowed here is not written: when the person leaves the
  /// field, it shows the number of the binding again, which is the number that was read last. A field of a form keeps
  /// the text, shows what is wrong, and prevents the submission of the form until that is corrected; use such a field
  /// if the number matters.
  @MainActor public static func value(_ binding: Binding<Double?>) -> Style {
    .all(
      .value(binding.value),
      bound(NumberField.value, .input, binding) { if case .number(let number) = $0 { .some(number) } else { .none } })
  }
  /// Runs the action with the number after each pause in typing. A text that is not a number is ignored.
  public static func onInput(_ action: @escaping @MainActor @Sendable (Double?) throws -> Void) -> Style {
    on(.input) { if case .number(let number) = $0 { try action(number) } }
  }
  /// Runs the action with the number after each pause in typing, as a task that ends with the window. A text that is
  /// not a number is ignored.
  public static func onInputTask(_ action: @escaping @MainActor @Sendable (Double?) async throws -> Void) -> Style {
    onTask(.input) { if case .number(let number) = $0 { try await action(number) } }
  }
  /// Runs the action with the number when the person has finished editing. A text that is not a number is ignored.
  public static func onChange(_ action: @escaping @MainActor @Sendable (Double?) throws -> Void) -> Style {
    on(.change) { if case .number(let number) = $0 { try action(number) } }
  }
  /// Runs the action with the number when the person has finished editing, as a task that ends with the window. A text
  /// that is not a number is ignored.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (Double?) async throws -> Void) -> Style {
    onTask(.change) { if case .number(let number) = $0 { try await action(number) } }
  }
  /// Runs the action when Enter is pressed in the field.
  public static func onSubmit(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.submit) { _ in try action() }
  }
  /// Runs the action when Enter is pressed in the field, as a task that ends with the window.
  public static func onSubmitTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.submit) { _ in try await action() }
  }
}

extension Style where Target: DateField {
  /// Shows the day of a binding, or nothing for nil, and writes each choice back to it.
  @MainActor public static func day(_ binding: Binding<Day?>) -> Style {
    bound(DateField.day, .change, binding) { if case .day(let day) = $0 { .some(day) } else { .none } }
  }
  /// Runs the action with the day that was chosen.
  public static func onChange(_ action: @escaping @MainActor @Sendable (Day?) throws -> Void) -> Style {
    on(.change) { try action($0.day) }
  }
  /// Runs the action with the day that was chosen, as a task that ends with the window.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (Day?) async throws -> Void) -> Style {
    onTask(.change) { try await action($0.day) }
  }
}

extension Style where Target: Slider {
  /// Shows the number of a binding, and writes each change back to it.
  @MainActor public static func value(_ binding: Binding<Double>) -> Style {
    bound(Slider.value, .input, binding) { if case .number(let number?) = $0 { number } else { nil } }
  }
  /// Runs the action with the number while the slider is moved, after each pause.
  public static func onInput(_ action: @escaping @MainActor @Sendable (Double) throws -> Void) -> Style {
    on(.input) { try action($0.number ?? 0) }
  }
  /// Runs the action with the number while the slider is moved, after each pause, as a task that ends with the window.
  public static func onInputTask(_ action: @escaping @MainActor @Sendable (Double) async throws -> Void) -> Style {
    onTask(.input) { try await action($0.number ?? 0) }
  }
  /// Runs the action with the number when the slider is released.
  public static func onChange(_ action: @escaping @MainActor @Sendable (Double) throws -> Void) -> Style {
    on(.change) { try action($0.number ?? 0) }
  }
  /// Runs the action with the number when the slider is released, as a task that ends with the window.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (Double) async throws -> Void) -> Style {
    onTask(.change) { try await action($0.number ?? 0) }
  }
}

extension Style where Target: Stepper {
  /// Shows the number of a binding, and writes each change back to it.
  @MainActor public static func value(_ binding: Binding<Int>) -> Style {
    bound(Stepper.value, .change, binding) { if case .integer(let integer) = $0 { integer } else { nil } }
  }
  /// Runs the action with the number after each step.
  public static func onChange(_ action: @escaping @MainActor @Sendable (Int) throws -> Void) -> Style {
    on(.change) { try action($0.integer) }
  }
  /// Runs the action with the number after each step, as a task that ends with the window.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (Int) async throws -> Void) -> Style {
    onTask(.change) { try await action($0.integer) }
  }
}

extension Style where Target: Picker {
  /// Shows the choice of a binding, and writes each new choice back to it.
  @MainActor public static func selection(_ binding: Binding<String>) -> Style {
    let style: Style = bound(Picker.selection, .change, binding) { if case .text(let text) = $0 { text } else { nil } }
    return style.changing(binding)
  }
  /// Runs the action with the identifier of the option that was chosen.
  public static func onChange(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.change) { try action($0.text) }
  }
  /// Runs the action with the identifier of the option that was chosen, as a task that ends with the window.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    onTask(.change) { try await action($0.text) }
  }
}

extension Style where Target: Toggle {
  /// Shows the state of a binding, and writes each change back to it.
  @MainActor public static func isOn(_ binding: Binding<Bool>) -> Style {
    let style: Style = bound(Toggle.isOn, .change, binding) { if case .flag(let flag) = $0 { flag } else { nil } }
    return style.changing(binding)
  }
  /// Runs the action with the new state of the switch.
  public static func onChange(_ action: @escaping @MainActor @Sendable (Bool) throws -> Void) -> Style {
    on(.change) { try action($0.flag) }
  }
  /// Runs the action with the new state of the switch, as a task that ends with the window.
  public static func onChangeTask(_ action: @escaping @MainActor @Sendable (Bool) async throws -> Void) -> Style {
    onTask(.change) { try await action($0.flag) }
  }
}

extension Style where Target: FilePicker {
  /// Runs the action with a file that the person chose or dropped. The file is deleted when the handler has returned.
  public static func onFile(_ action: @escaping @MainActor @Sendable (ReceivedFile) throws -> Void) -> Style {
    on(.file) { value in if case .file(let file) = value { try action(file) } }
  }
  /// Runs the action with a file that the person chose or dropped, as a task that ends with the window. The file is
  /// deleted when the handler has returned.
  public static func onFileTask(_ action: @escaping @MainActor @Sendable (ReceivedFile) async throws -> Void) -> Style {
    onTask(.file) { value in if case .file(let file) = value { try await action(file) } }
  }
}

extension Style {
  /// Shows the value of a binding, and writes the entered value back to it.
  @MainActor static func bound<Value: StyleValueConvertible>(
    _ property: Property<Value>, _ event: EventKind, _ binding: Binding<Value>,
    _ read: @escaping @Sendable (EventValue) -> Value?
  ) -> Style {
    let set = StyleEntry(key: StyleSlot.key(property.number), value: binding.value.styleValue)
    let handler = EventHandler(
      element: 0, event: event, body: .immediate { if let value = read($0) { binding.value = value } })
    return Style(group: StyleGroup(entries: [set], handlers: [handler]))
  }

  /// Returns the style of a control that shows the value of a binding, so that the page follows its changes at once.
  @MainActor package func changing<Value>(_ binding: Binding<Value>) -> Style {
    guard let step = LocalStep(showing: binding) else { return self }
    let storage = Component(styles: [self]).storage
    // The step belongs to the handlers, so that it is no content: what is shown is equal, whatever it is bound to.
    return Style(group: StyleGroup(entries: storage.entries, handlers: storage.handlers.map { $0.changing(step) }))
  }
}
