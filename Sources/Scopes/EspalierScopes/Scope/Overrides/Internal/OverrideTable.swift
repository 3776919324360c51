/// The outcomes found for the overridable properties that have been read.
///
/// A hash table with linear probing, at most half full, like the table of the shared values.
@usableFromInline
@MainActor
struct OverrideTable {
  @usableFromInline
  struct Key: Equatable {
    let keyPath: ObjectIdentifier
    let scope: ObjectIdentifier

    @usableFromInline
    nonisolated init(keyPath: ObjectIdentifier, scope: ObjectIdentifier) {
      self.keyPath = keyPath
      self.scope = scope
    }

    /// The hash of the two addresses, which differ in the bits above the lowest four.
    var hash: Int {
      let mixed = UInt(bitPattern: keyPath) ^ (UInt(bitPattern: scope) &<< 7)
      return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 32)
    }
  }

  private struct Slot {
    let key: Key
    let outcome: ActiveOverrides.Outcome
  }

  /// The largest number of entries. It is limited, because key paths with arguments are new objects at each read.
  private static let limit = 1024

  private var slots: [Slot?] = []
  // Kept alive, so that no other object is allocated at the same address.
  private var keyPaths: [AnyKeyPath] = []

  subscript(key: Key) -> ActiveOverrides.Outcome? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count &- 1
    var index = key.hash & mask
    while let slot = slots[index] {
      if slot.key == key { return slot.outcome }
      index = (index &+ 1) & mask
    }
    return nil
  }

  /// Keeps `outcome` for `key`, which must be new.
  mutating func insert(_ outcome: ActiveOverrides.Outcome, for key: Key, keeping keyPath: AnyKeyPath) {
    guard keyPaths.count < Self.limit else { return }
    keyPaths.append(keyPath)
    if slots.count < keyPaths.count * 2 { grow() }
    insert(Slot(key: key, outcome: outcome))
  }

  private mutating func insert(_ slot: Slot) {
    let mask = slots.count &- 1
    var index = slot.key.hash & mask
    while slots[index] != nil { index = (index &+ 1) & mask }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(8, old.count * 2))
    for case let slot? in old { insert(slot) }
  }
}
