extension Style where Target: Control {
  /// Runs when the keyboard's focus comes to the control.
  public static func onFocus(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.focus) { _ in try action() }
  }
  /// Runs when the keyboard's focus comes to the control, as a task that ends with the window.
  public static func onFocusTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.focus) { _ in try await action() }
  }
  /// Runs when the keyboard's focus leaves the control.
  public static func onBlur(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.blur) { _ in try action() }
  }
  /// Runs when the keyboard's focus leaves the control, as a task that ends with the window.
  public static func onBlurTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.blur) { _ in try await action() }
  }
  /// Runs when Escape is pressed in the control: what is being entered is given up.
  ///
  /// It comes before a modal around the control hears of the key, and in its place.
  public static func onCancel(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.cancel) { _ in try action() }
  }
  /// Runs when Escape is pressed in the control, as a task that ends with the window.
  public static func onCancelTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.cancel) { _ in try await action() }
  }
  /// Runs when the control is tapped twice in quick succession: a second, faster way.
  ///
  /// A button handles both taps before. People who use a keyboard or a screen reader have no double tap, so offer the same
  /// as an action or a button.
  public static func onDoubleTap(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.doubleTap) { _ in try action() }
  }
  /// Runs when the control is tapped twice in quick succession, as a task that ends with the window.
  public static func onDoubleTapTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.doubleTap) { _ in try await action() }
  }
  /// Runs with the key when one of these is pressed in the control; the surface does nothing else with it.
  ///
  /// ```swift
  /// @MainActor func field(moving: @escaping @MainActor @Sendable (Int) -> Void) -> Component<TextField> {
  ///   TextField.with(
  ///     .label("Find"), .onKey(.arrowUp, .arrowDown) { key in moving(key == .arrowUp ? -1 : 1) })
  /// }
  /// ```
  ///
  /// Surfaces tell only these keys, and a control has one handler for all of them. What was typed before is told first.
  /// Leave to the person the keys that they need: the tab key, and those by which a screen reader is used.
  public static func onKey(
    _ keys: KeyPress..., action: @escaping @MainActor @Sendable (KeyPress) throws -> Void
  ) -> Style {
    Style(handling: .key, .immediate { try action(KeyPress(rawValue: $0.text)) }, adding: told(keys))
  }
  /// Runs with the key when one of these is pressed in the control, as a task that ends with the window.
  public static func onKeyTask(
    _ keys: KeyPress..., action: @escaping @MainActor @Sendable (KeyPress) async throws -> Void
  ) -> Style {
    Style(handling: .key, .task { try await action(KeyPress(rawValue: $0.text)) }, adding: told(keys))
  }

  private static func told(_ keys: [KeyPress]) -> [StyleEntry] {
    [StyleEntry(key: StyleSlot.key(View.toldKeys.number), value: .text(keys.map(\.rawValue).joined(separator: " ")))]
  }
}

extension Style where Target: Button {
  /// Runs when the button is tapped.
  public static func onTap(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Style {
    on(.tap) { _ in try action() }
  }
  /// Runs when the button is tapped, as a task that ends with the window; the button is busy meanwhile.
  public static func onTapTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    onTask(.tap) { _ in try await action() }
  }
}

extension Style where Target: Menu {
  /// Runs with the identifier of the item that was chosen.
  public static func onSelect(_ action: @escaping @MainActor @Sendable (String) throws -> Void) -> Style {
    on(.tap) { try action($0.text) }
  }
  /// Runs with the identifier of the item that was chosen, as a task that ends with the window; the menu is busy
  /// meanwhile.
  public static func onSelectTask(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    onTask(.tap) { try await action($0.text) }
  }
}
