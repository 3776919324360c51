extension View {
  /// Asks for the focus: it goes to the view each time this becomes another number above 0.
  @inlinable public static var focusRequest: Property<Int> { Property(number: 430, "focusRequest", default: 0) }
}

extension Style {
  /// Asks for the focus: it goes to the view each time this becomes another number above 0.
  @inlinable public static func focusRequest(_ value: Int) -> Style { Style(View.focusRequest, value) }
}

extension TextField {
  /// Whether the surface tells when the person leaves the field, changed or not, with ``EventKind/leave``.
  @inlinable public static var tellsLeaving: Property<Bool> { Property(number: 431, "tellsLeaving", default: false) }
}

extension Style where Target: TextField {
  /// Whether the surface tells when the person leaves the field, changed or not.
  @inlinable public static func tellsLeaving(_ value: Bool = true) -> Style { Style(TextField.tellsLeaving, value) }

  /// Runs when the person leaves the field for another one, whether they changed it or not.
  @MainActor public static func onLeave(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    .all(.tellsLeaving(), .on(.leave) { _ in try await action() })
  }

  /// Runs with the text after each pause in typing, as a task: a newer one cancels it, and it ends with the window.
  public static func onInput(_ action: @escaping @MainActor @Sendable (String) async throws -> Void) -> Style {
    on(.input) { try await action($0.text) }
  }

  /// Runs when Enter is pressed in the field, as a task that ends with the window.
  public static func onSubmit(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Style {
    on(.submit) { _ in try await action() }
  }
}
