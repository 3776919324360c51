public import EspalierScreens
public import EspalierViews

extension Screen {
  /// Shows a place while the binding contains an item.
  ///
  /// The place appears with the item and is removed with it. If the place is removed otherwise, such as by a step back,
  /// the item is set to nil.
  ///
  /// ```swift
  /// @MainActor func screen(_ model: Inbox) -> Screen {
  ///   Screen(title: "Inbox") {}
  ///     .place(Binding(model, \.selected)) { MailRoute.message($0) }
  /// }
  /// ```
  ///
  /// As in a link, the route belongs to this feature, to one within it, or to one above it.
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
