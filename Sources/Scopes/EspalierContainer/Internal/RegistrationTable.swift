/// A table of registrations by their keys.
///
/// A hash table with linear probing, at most half full, of plain words: a look-up counts no reference.
struct RegistrationTable: Sendable {
  struct Slot: Sendable {
    let type: ObjectIdentifier
    /// The hash of the registration's name, which is never 0. The value 0 means that the registration has no name.
    let name: Int
    let registration: Unmanaged<Registration>
    /// The container that made the registration; nil for the container that owns the table.
    let owner: Unmanaged<ContainerCore>?
  }

  private var slots: [Slot?] = []
  private var count = 0

  static func hash(_ name: String) -> Int { name.hashValue | 1 }

  /// All slots of the hash table in their order in memory, to copy them into a table that cannot change.
  var words: [Slot?] { slots }

  func find(_ type: ObjectIdentifier, _ name: String?) -> Slot? {
    slots.withUnsafeBufferPointer { Self.find(type, name, in: $0) }
  }

  static func find(_ type: ObjectIdentifier, _ name: String?, in slots: UnsafeBufferPointer<Slot?>) -> Slot? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count &- 1
    let nameHash = name.map(Self.hash) ?? 0
    var index = Self.hash(type, nameHash) & mask
    while let slot = slots[index] {
      if slot.type == type, slot.name == nameHash {
        if nameHash == 0 || slot.registration._withUnsafeGuaranteedRef({ $0.key.name }) == name { return slot }
      }
      index = (index &+ 1) & mask
    }
    return nil
  }

  /// Adds a registration, which replaces an earlier one with the same key.
  mutating func insert(_ registration: Registration, owner: ContainerCore?) {
    if slots.count < (count + 1) * 2 { grow() }
    let name = registration.key.name.map(Self.hash) ?? 0
    let slot = Slot(
      type: registration.key.type, name: name, registration: .passUnretained(registration),
      owner: owner.map(Unmanaged.passUnretained))
    let mask = slots.count &- 1
    var index = Self.hash(slot.type, name) & mask
    while let other = slots[index] {
      if other.type == slot.type, other.name == name,
        other.registration._withUnsafeGuaranteedRef({ $0.key.name }) == registration.key.name
      {
        slots[index] = slot
        return
      }
      index = (index &+ 1) & mask
    }
    slots[index] = slot
    count += 1
  }

  private static func hash(_ type: ObjectIdentifier, _ name: Int) -> Int {
    let word = UInt(bitPattern: type) ^ UInt(bitPattern: name)
    return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(8, old.count * 4))
    let mask = slots.count &- 1
    for case let slot? in old {
      var index = Self.hash(slot.type, slot.name) & mask
      while slots[index] != nil { index = (index &+ 1) & mask }
      slots[index] = slot
    }
  }
}
