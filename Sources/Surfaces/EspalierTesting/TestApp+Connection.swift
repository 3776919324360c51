internal import EspalierNavigation

extension TestApp {
  /// Loses the connection to the window, as in a tunnel, and comes back: the window is shown anew, with all its changes
  /// from meanwhile.
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
  /// While the surface is away the window goes on, and its `isVisible` is false. Then it gives its whole content, as to
  /// a surface that joins: rows in sight are reported to be in sight again, menus are closed. The person's own state
  /// stays: the field that they are in with its text, the focus, and the history, in which a place that the app has
  /// gone to meanwhile replaces the one before.
  ///
  /// - Parameter away: The work that runs in the meantime. Nothing by default.
  /// - Throws: The error of `away`; the window is shown again all the same.
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
    takeAnew()
    try outcome.get()
    try await settle()
  }
}
