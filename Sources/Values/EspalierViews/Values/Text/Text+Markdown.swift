extension Text {
  /// Creates a text from the inline notation of Markdown: `**bold**`, `_italic_`, `~~struck through~~`, code in
  /// backticks, `[a link](/place)`, `<https://example.org>`, and a backslash before a character that has no meaning.
  ///
  /// Use it for texts of the app, such as those of translators. Do not use it for texts that a person has typed, unless
  /// the person may format them.
  ///
  /// ```swift
  /// extension LocalizedText {
  ///   static let consent = LocalizedText("consent", "By signing up you accept the [terms](/terms).")
  /// }
  /// let consent = Label.with(.text(Text(markdown: .localized(.consent))))
  /// ```
  ///
  /// The rules are those of CommonMark 0.31 and, for lines through text, of GitHub's Markdown. Blocks, HTML, character
  /// references and images have no meaning: their characters are text. A link to an address that ``Destination`` does
  /// not allow is text too.
  public init(markdown: String) { self = MarkdownInlines.text(of: markdown) }
}
