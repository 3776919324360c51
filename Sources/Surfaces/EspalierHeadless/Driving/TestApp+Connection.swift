internal import EspalierNavigation

extension TestApp {
  /// Simulates a lost connection, as with a browser in a tunnel, and reconnects. The window is then shown again, with
  /// all changes since the loss.
  ///
  /// ```swift
  /// @MainActor func stays(_ app: TestApp, _ inbox: Inbox) async throws -> Bool {
  ///   try await app.open("/letters")
  ///   try await app.reconnect { inbox.add("From Ada") }
  ///   return try await app.text().contains("From Ada")
  /// }
  ///
  /// @MainActor final class Inbox { func add(_ letter: String) {} }
  /// ```
  ///
  /// While the surface is disconnected, the window continues, and its `isVisible` is false. On reconnection the window
  /// sends its whole content, as to a new surface: visible rows are reported as visible again, and menus are closed.
  /// The person's own state remains: the field that they are in with its text, the focus, and the history. A place that
  /// the app opened meanwhile replaces the previous one in the history.
  ///
  /// - Parameter away: The work that runs during the disconnection; no work by default.
  /// - Throws: The error of `away`; the window is shown again even then.
  public func reconnect(whileAway away: () async throws -> Void = {}) async throws {
    window.detach()
    window.isVisible = false
    let outcome: Result<Void, any Error>
    do {
      try await away()
      await window.settled()
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    window.isVisible = true
    reloadContent()
    try outcome.get()
    try await settle()
  }
}
