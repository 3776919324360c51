extension AnyComponent {
  /// Runs `body` with a buffer of the stored styles, sorted by key; the buffer is valid only during the call.
  @inlinable package func withEntries<Result>(_ body: (UnsafeBufferPointer<StyleEntry>) -> Result) -> Result {
    storage.entries.withUnsafeBufferPointer(body)
  }

  /// Returns the addresses of the program's own properties that have no effect, so that only the code that draws their
  /// class can show them. Custom styles are not among them.
  package var propertiesWithoutEffect: [StyleSlot] {
    guard PropertyTable.hasOwn else { return [] }
    var slots: [StyleSlot] = []
    for entry in storage.entries where PropertyTable.ownNumbers.contains(entry.property) {
      if !PropertyEffects.hasEffect(entry.property) { slots.append(StyleSlot(key: entry.key)) }
    }
    return slots
  }
}
