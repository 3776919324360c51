extension Page {
  /// Returns the texts on the page that cannot be read in full: texts that another text covers, texts that are cut off,
  /// and texts beyond the window's edge.
  ///
  /// ```swift
  /// try await page.resize(width: 320, height: 640)
  /// #expect(try await page.overprints() == [])
  /// ```
  ///
  /// The method checks the boxes of the lines in the layout. These are not faults: text that scrolls horizontally in a
  /// strip of its own, text that scrolls below a fixed bar, text in a field, and a text that is cut off but has a
  /// `title` with the full text. While a dialog is open, only its content is checked.
  public func overprints() async throws -> [Overprint] {
    try await run(script: OverprintScript.find).arrayValue?.map(Overprint.init) ?? []
  }
}
