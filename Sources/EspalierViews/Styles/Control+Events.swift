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
