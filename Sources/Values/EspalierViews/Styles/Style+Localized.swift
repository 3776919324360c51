extension Style {
  /// Sets any text of the view, in the window's language: `.localized(\.placeholder, .searchHint)`.
  public static func localized(_ path: KeyPath<Target.Type, Property<String>>, _ text: LocalizedText) -> Style {
    .set(path, text.localized)
  }
}
