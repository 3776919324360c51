extension Style {
  /// Returns several styles as one, for functions that give a view more than one property:
  ///
  /// ```swift
  /// extension Style where Target: Label {
  ///   static var quiet: Style { .all(.textStyle(.caption), .color(.secondary)) }
  /// }
  /// ```
  ///
  /// It may hold handlers too. Where a component sets a property twice, the later one wins, as always.
  public static func all(_ styles: Style...) -> Style {
    let storage = Component(styles: styles).storage
    return Style(group: StyleGroup(entries: storage.entries, handlers: storage.handlers))
  }
}
