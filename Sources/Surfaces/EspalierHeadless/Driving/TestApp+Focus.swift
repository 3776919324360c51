internal import EspalierViews

extension TestApp {
  /// Moves the focus to the control with the given name, as with the keyboard.
  public func focus(_ name: String) async throws {
    let target = try find(LiveElement.Kind.controls, "control", name)
    moveFocus(to: target)
    try await send(target, .focus)
  }

  /// Returns the name of the control that has the focus; empty for none.
  public func focus() async throws -> String { focused?.name ?? "" }
}
