/// The values that the rows of a section read besides their items. A change of one of them creates all rows again.
@usableFromInline struct RowReading: Sendable, Equatable {
  private var values: [any Equatable & Sendable]

  @usableFromInline init<each Value: Equatable & Sendable>(_ value: repeat each Value) {
    var values: [any Equatable & Sendable] = []
    for value in repeat each value { values.append(value) }
    self.values = values
  }

  /// Returns the values together with another one.
  func with(_ value: some Equatable & Sendable) -> RowReading {
    var copy = self
    copy.values.append(value)
    return copy
  }

  @usableFromInline static func == (left: RowReading, right: RowReading) -> Bool {
    guard left.values.count == right.values.count else { return false }
    for (one, other) in zip(left.values, right.values) where !isEqual(one, other) { return false }
    return true
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { (right as? Value) == left }
}
