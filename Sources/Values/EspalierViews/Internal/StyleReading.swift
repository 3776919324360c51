extension AnyComponent {
  /// Runs `body` with a buffer of the stored styles, sorted by key; the buffer is valid only during the call.
  @inlinable package func withEntries<Result>(_ body: (UnsafeBufferPointer<StyleEntry>) -> Result) -> Result {
    storage.entries.withUnsafeBufferPointer(body)
  }
}
