extension String {
  /// Returns a text in the language of the window that is being rendered, for a place that takes a `String`.
  ///
  /// Titles, headings, labels and messages are read so where the screen is made, as briefly as a literal:
  ///
  /// ```swift
  /// extension LocalizedText {
  ///   static let inboxTitle = LocalizedText("inbox.title", "Inbox")
  /// }
  /// @MainActor func screen() -> Screen { Screen(title: .localized(.inboxTitle)) {} }
  /// ```
  ///
  /// The result stays in its language. Keep the ``LocalizedText`` where something is shown later.
  public static func localized(_ text: LocalizedText) -> String { text.localized }
}
