/// The registrations visible from a frozen container, in unmanaged memory that is read without counting references.
///
/// Two threads that read an array or a dictionary both count references to its storage, and so wait for each other at
/// each read. This table counts no references.
// Safe: the memory is written before `init` returns and never after it, so that any number of threads may read it. The
// one core that has the table frees it in its `deinit`, when no thread can look anything up in it any more. That core
// holds the registrations and the parents to which the words refer, as long as it lives.
struct FrozenTable: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<RegistrationTable.Slot?>
  private let count: Int

  init(_ table: RegistrationTable) {
    let words = table.words
    count = words.count
    slots = .allocate(capacity: words.count)
    slots.initialize(from: words, count: words.count)
  }

  func free() {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  func find(_ type: ObjectIdentifier, _ name: String?) -> RegistrationTable.Slot? {
    RegistrationTable.find(type, name, in: UnsafeBufferPointer(start: slots, count: count))
  }
}
