extension Page {
  /// The texts on the page that cannot be read whole: those over which others stand, those that are cut, and those
  /// beyond the window's edge.
  ///
  /// ```swift
  /// try await page.resize(width: 320, height: 640)
  /// #expect(try await page.overprints() == [])
  /// ```
  ///
  /// It looks at the boxes of the lines as they are laid out. Not taken for faults: what scrolls sideways in a strip of
  /// its own, what passes below a bar that stays, what is in a field, and a text that is cut while the whole of it stands
  /// in a `title` of it. While a dialog is up, only what it holds is looked at.
  public func overprints() async throws -> [Overprint] {
    try await run(script: OverprintScript.find).arrayValue?.map(Overprint.init) ?? []
  }
}
