/// The entries of a difference, sorted by key. Most differences have at most two entries, which need no array.
@usableFromInline struct StyleChanges: Sendable, Equatable {
  @usableFromInline var count = 0
  @usableFromInline var first = StyleEntry(key: 0, value: .unset)
  @usableFromInline var second = StyleEntry(key: 0, value: .unset)
  @usableFromInline var rest: [StyleEntry] = []

  @inlinable init() {}

  @inlinable mutating func append(_ entry: StyleEntry) {
    switch count {
    case 0: first = entry
    case 1: second = entry
    default:
      if count == 2 { rest.reserveCapacity(6) }
      rest.append(entry)
    }
    count += 1
  }

  @inlinable subscript(index: Int) -> StyleEntry {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }

  @usableFromInline var array: [StyleEntry] { (0..<count).map { self[$0] } }
}
