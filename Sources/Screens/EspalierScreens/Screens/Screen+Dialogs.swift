public import EspalierViews

extension Screen {
  /// Returns the screen with a dialog while the flag is true. Any answer, including Escape, sets the flag to false;
  /// then the action of the answer runs.
  @MainActor public func dialog(_ isPresented: Binding<Bool>, _ make: @MainActor () -> Dialog) -> Screen {
    guard isPresented.value else { return self }
    return presenting(make()) { isPresented.value = false }
  }

  /// Returns the screen with a dialog about an item while the item is not nil. Any answer, including Escape, sets the
  /// item to nil; then the action of the answer runs.
  @MainActor public func dialog<Item: Sendable>(
    _ item: Binding<Item?>, _ make: @MainActor (Item) -> Dialog
  ) -> Screen {
    guard let shown = item.value else { return self }
    return presenting(make(shown)) { item.value = nil }
  }

  package func presenting(_ dialog: Dialog, close: @escaping @MainActor @Sendable () -> Void) -> Screen {
    var screen = self
    screen.dialogs.append(PresentedDialog(dialog: dialog, close: close))
    return screen
  }
}

extension Screen {
  /// Returns the screen with a toast message while the bound value is not nil. The value is set to nil when the
  /// message's time ends, and when the person taps its action or its close button.
  @MainActor public func toast(_ toast: Binding<Toast?>) -> Screen {
    guard let shown = toast.value else { return self }
    var screen = self
    screen.presentedToast = PresentedToast(toast: shown) {
      // A newer message has a time of its own.
      if toast.value?.id == shown.id { toast.value = nil }
    }
    return screen
  }
}
