extension Style where Target: Control {
  /// Runs the action when the control receives the keyboard's focus.
  public static func onFocus(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.focus) { _ in try action() }
  }
  /// Runs the action when the control receives the keyboard's focus, as a task that ends with the window.
  public static func onFocusTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.focus) { _ in try await action() }
  }
  /// Runs the action when the control loses the keyboard's focus.
  public static func onBlur(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.blur) { _ in try action() }
  }
  /// Runs the action when the control loses the keyboard's focus, as a task that ends with the window.
  public static func onBlurTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.blur) { _ in try await action() }
  }
  /// Runs the action when Escape is pressed in the control, by which a person gives up the current input.
  ///
  /// The handler runs instead of that of a modal around the control, which does not receive the key.
  public static func onCancel(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.cancel) { _ in try action() }
  }
  /// Runs the action when Escape is pressed in the control, as a task that ends with the window.
  public static func onCancelTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.cancel) { _ in try await action() }
  }
  /// Runs the action when the control is tapped twice in quick succession. Use it only as a faster way to an action
  /// that is also available in another way.
  ///
  /// A button first handles both single taps. People who use a keyboard or a screen reader have no double tap, so offer
  /// the same as an action or a button.
  public static func onDoubleTap(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.doubleTap) { _ in try action() }
  }
  /// Runs the action when the control is tapped twice in quick succession, as a task that ends with the window.
  public static func onDoubleTapTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.doubleTap) { _ in try await action() }
  }
  /// Runs the action when one of these keys is pressed in the control. The surface does nothing else with the key.
  ///
  /// ```swift
  /// @MainActor func field(moving: @escaping @MainActor @Sendable (Int) -> Void) -> Component<TextField> {
  ///   TextField.with(
  ///     .label("Find"), .onKey(.arrowUp, .arrowDown) { key in moving(key == .arrowUp ? -1 : 1) })
  /// }
  /// ```
  ///
  /// Surfaces report only these keys, and a control has one handler for all of them. A surface first reports text that
  /// was typed before the key. Do not take keys that the person needs: the tab key, and those that control a screen
  /// reader.
  public static func onKey(
    _ keys: KeyPress..., action: @escaping @MainActor @Sendable (KeyPress) throws -> Void
  ) -> Style {
    Style(handling: .key, .immediate { try action(KeyPress(rawValue: $0.text)) }, adding: entries(keys))
  }
  /// Runs the action when one of these keys is pressed in the control, as a task that ends with the window.
  public static func onKeyTask(
    _ keys: KeyPress..., action: @escaping @MainActor @Sendable (KeyPress) async throws -> Void
  ) -> Style {
    Style(handling: .key, .task { try await action(KeyPress(rawValue: $0.text)) }, adding: entries(keys))
  }

  private static func entries(_ keys: [KeyPress]) -> [StyleEntry] {
    [
      StyleEntry(
        key: StyleSlot.key(View.reportedKeys.number), value: .text(keys.map(\.rawValue).joined(separator: " ")))
    ]
  }
}

extension Style where Target: Button {
  /// Runs the action when the button is tapped.
  public static func onTap(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.tap) { _ in try action() }
  }
  /// Runs the action when the button is tapped, as a task that ends with the window. The button is busy meanwhile.
  public static func onTapTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.tap) { _ in try await action() }
  }
}

extension Style where Target: Menu {
  /// Runs the action with the identifier of the item that was chosen.
  public static func onSelect(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.tap) { try action($0.text) }
  }
  /// Runs the action with the identifier of the item that was chosen, as a task that ends with the window. The menu is
  /// busy meanwhile.
  public static func onSelectTask(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    onTask(.tap) { try await action($0.text) }
  }
}
