extension AnyComponent {
  /// Runs `body` with the styles where they lie, sorted by key; they are valid no longer than that.
  @inlinable package func withEntries<Result>(_ body: (UnsafeBufferPointer<StyleEntry>) -> Result) -> Result {
    storage.entries.withUnsafeBufferPointer(body)
  }

  /// What an element is set to, if a style sets it.
  @inlinable package func storedValue(of slot: StyleSlot) -> StyleValue? { storage.value(of: slot.key) }
}
