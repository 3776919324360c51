extension AnyComponent {
  /// Runs `body` with the styles where they lie, sorted by key; they are valid no longer than that.
  @inlinable package func withEntries<Result>(_ body: (UnsafeBufferPointer<StyleEntry>) -> Result) -> Result {
    storage.entries.withUnsafeBufferPointer(body)
  }
}
