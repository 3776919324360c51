extension String {
  /// Returns a text in the language of the window that is being rendered, for an interface that takes a `String`.
  ///
  /// Use it for titles, headings, labels and messages where the screen is made; it is as brief as a literal:
  ///
  /// ```swift
  /// extension LocalizedText {
  ///   static let inboxTitle = LocalizedText("inbox.title", "Inbox")
  /// }
  /// @MainActor func screen() -> Screen { Screen(title: .localized(.inboxTitle)) {} }
  /// ```
  ///
  /// The result stays in its language. Keep the ``LocalizedText`` of a text that is shown later.
  public static func localized(_ text: LocalizedText) -> String { text.localized }
}
