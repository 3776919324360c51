public import EspalierScreens
public import EspalierViews

extension Screen {
  /// Shows a place while there is an item: it comes when the item does, goes when the item is taken away, and takes the
  /// item away when it goes otherwise, by a step back say.
  ///
  /// ```swift
  /// @MainActor func screen(_ model: Inbox) -> Screen {
  ///   Screen(title: "Inbox") {}
  ///     .place(Binding(model, \.selected)) { MailRoute.message($0) }
  /// }
  /// ```
  ///
  /// The route is the feature's own, of one within it, or of one above, as that of a link.
  @MainActor public func place<Item: Sendable>(
    _ item: Binding<Item?>, at route: (Item) -> some Route
  ) -> Screen {
    var screen = self
    screen.boundPlaces.append(BoundPlace(item.value.map { Destination(route($0)) }) { item.value = nil })
    return screen
  }

  /// Shows a place while the flag is true.
  @MainActor public func place(_ isPresented: Binding<Bool>, at route: some Route) -> Screen {
    var screen = self
    screen.boundPlaces.append(
      BoundPlace(isPresented.value ? Destination(route) : nil) { isPresented.value = false })
    return screen
  }
}
