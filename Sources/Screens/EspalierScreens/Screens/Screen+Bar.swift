public import EspalierViews

extension Screen {
  /// Returns the screen with styles for its bar. A style may belong to the bar or to every view.
  ///
  /// ```swift
  /// @MainActor func album(_ photos: [String]) -> Screen {
  ///   Screen(title: "Album") {
  ///     Section("photos") { for photo in photos { Row(Label.with(.text(photo))) } }
  ///   }
  ///   .barStyled(.isPinned(), .isTranslucent(), .hasLargeTitle(false), .color(.accent))
  /// }
  /// ```
  ///
  /// - A bar with `.isHidden()` takes no space, and none of its controls can be used. Its title remains the heading of
  ///   the screen for screen readers.
  /// - Of two styles for one property the later wins, also across two calls.
  public func barStyled(_ styles: Style<NavigationBarView>...) -> Screen {
    var screen = self
    screen.barStyle = (screen.barStyle ?? Component()).adding(Component(styles: styles))
    return screen
  }

  /// Returns the screen with controls before its title. The back button of such a screen is only a symbol, beside them.
  ///
  /// ```swift
  /// @MainActor func inbox(filter: @escaping @MainActor @Sendable () -> Void) -> Screen {
  ///   Screen(title: "Inbox") {}.leadingItems(.item("Filter", icon: .filter) { filter() })
  /// }
  /// ```
  public func leadingItems(_ items: AnyComponent...) -> Screen {
    var screen = self
    screen.leadingItems += items
    return screen
  }

  /// Returns the screen with a view in place of its visible title. The title remains the heading of the screen for
  /// screen readers, and the title of a browser's tab.
  ///
  /// ```swift
  /// @MainActor func calendar(_ span: Binding<String>) -> Screen {
  ///   Screen(title: "Calendar") {}
  ///     .titleView(
  ///       Picker.with(
  ///         .label("Span"), .isLabelHidden(), .variant(.segmented), .selection(span),
  ///         .options([PickerOption("week", "Week"), PickerOption("year", "Year")])))
  /// }
  /// ```
  public func titleView<V: View>(_ view: Component<V>) -> Screen {
    var screen = self
    screen.titleView = view.erased
    return screen
  }
}
