extension Style where Target: Button {
  /// Runs when the button is tapped.
  public static func onTap(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.tap) { _ in try action() }
  }
  /// Runs when the button is tapped, as a task that ends with the window.
  public static func onTap(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    on(.tap) { _ in try await action() }
  }
}

extension Style where Target: TextField {
  /// Shows and follows a text: the field shows `binding`'s value, and each edit is written back.
  @MainActor public static func text(_ binding: Binding<String>) -> Style { bound(TextField.text, .input, binding) }
  /// Runs with the text after each pause in typing.
  public static func onInput(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.input) { try action($0.text) }
  }
  /// Runs when Enter is pressed in the field.
  public static func onSubmit(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.submit) { _ in try action() }
  }
}

extension Style where Target: Picker {
  /// Shows and follows a choice.
  @MainActor public static func selection(_ binding: Binding<String>) -> Style {
    bound(Picker.selection, .change, binding)
  }
  /// Runs with the identifier of the option that was chosen.
  public static func onChange(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.change) { try action($0.text) }
  }
  /// Runs with the identifier of the option that was chosen, as a task that ends with the window.
  public static func onChange(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    on(.change) { try await action($0.text) }
  }
}

extension Style where Target: Toggle {
  /// Shows and follows a switch.
  @MainActor public static func isOn(_ binding: Binding<Bool>) -> Style {
    let handler = EventHandler(
      element: 0, event: .change,
      body: .immediate { value in if case .flag(let flag) = value { binding.value = flag } })
    let set = StyleEntry(key: UInt32(Toggle.isOn.number), value: .flag(binding.value))
    return Style(group: StyleGroup(entries: [set], handlers: [handler]))
  }
}

extension Style where Target: FilePicker {
  /// Runs with a file that was chosen or dropped; the file is deleted when the handler has returned.
  public static func onFile(_ action: @escaping @MainActor @Sendable (ReceivedFile) async throws -> Void) -> Style {
    on(.file) { value in if case .file(let file) = value { try await action(file) } }
  }
}

extension Style {
  @MainActor static func bound(_ property: Property<String>, _ event: EventKind, _ binding: Binding<String>) -> Style {
    let handler = EventHandler(element: 0, event: event, body: .immediate { binding.value = $0.text })
    let set = StyleEntry(key: UInt32(property.number), value: .text(binding.value))
    return Style(group: StyleGroup(entries: [set], handlers: [handler]))
  }

  init(group: StyleGroup) {
    self.init(entry: StyleGroup.entry(group: group))
  }
}
