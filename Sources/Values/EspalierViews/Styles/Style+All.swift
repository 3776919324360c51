extension Style {
  /// Returns several styles as one, for a function that sets more than one property of a view.
  ///
  /// ```swift
  /// extension Style where Target: Label {
  ///   static var quiet: Style { .all(.textStyle(.caption), .color(.secondary)) }
  /// }
  /// ```
  ///
  /// The result may contain handlers too. If a component sets a property twice, the later style wins, as always.
  public static func all(_ styles: Style...) -> Style {
    let storage = Component(styles: styles).storage
    return Style(group: StyleGroup(entries: storage.entries, handlers: storage.handlers))
  }
}
