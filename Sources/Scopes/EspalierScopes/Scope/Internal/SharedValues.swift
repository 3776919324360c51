/// The shared values of one scope, by the location where each is declared.
///
/// A hash table with linear probing, at most half full. It only ever grows, and it is read far more often than written.
@usableFromInline
@MainActor
final class SharedValues {
  private struct Entry {
    let key: SharedKey
    // `boxes` keeps the box alive. A counted reference here would double the cost of a read.
    let box: Unmanaged<AnyObject>
  }

  // Checking for overlapping access would cost each read a call into the runtime. There is none: a scope uses its table
  // on the main actor only, and no code that reads or writes it calls other code in the meantime.
  @exclusivity(unchecked) private var slots: [Entry?] = []
  private var boxes: [(name: StaticString, box: AnyObject)] = []
  /// The values that are being made in all scopes, from the outermost to the innermost. Values of two scopes may need
  /// each other too.
  private static var making: [(values: ObjectIdentifier, key: SharedKey, name: StaticString)] = []
  /// The number of times that the making of a value may come back to the same value before it counts as endless.
  private static let maximumReturns = 64

  @usableFromInline
  init() {}

  /// Returns the value kept for `key`; nil when there is none.
  @inlinable
  func value<Value>(for key: SharedKey, as type: Value.Type) -> Value? {
    // A key contains its value's type, and `insert` pairs it with a box of that type, so the box found under it has
    // that type. No box is ever released, so reading one needs no reference of its own.
    guard let box = box(for: key) else { return nil }
    return unsafeDowncast(box.takeUnretainedValue(), to: SharedBox<Value>.self).value
  }

  /// Keeps `value` for `key`, which must be new.
  @inlinable
  func insert<Value>(_ value: Value, for key: SharedKey, name: StaticString) {
    insert(box: SharedBox(value), for: key, name: name)
  }

  /// The values created so far, in the order of their creation, each with the name of its property.
  var contents: [(name: String, value: Any)] {
    boxes.compactMap { name, box in
      guard let box = box as? any AnySharedBox else { return nil }
      return ("\(name)", box.anyValue)
    }
  }

  /// Notes that the making of a value begins. A making that returns to its own value without an end is reported with
  /// the names of the values that need each other.
  @usableFromInline
  func beginMaking(_ key: SharedKey, name: StaticString, in scope: AnyObject) {
    let id = ObjectIdentifier(self)
    Self.making.append((id, key, name))
    guard Self.making.count > Self.maximumReturns else { return }
    let returns = Self.making.indices.filter { Self.making[$0].values == id && Self.making[$0].key.isSame(as: key) }
    guard returns.count > Self.maximumReturns else { return }
    let names = Self.making[returns[returns.count - 2]...].map { "\($0.name)" }
    // Safe: this ends a program that would end a moment later, when its stack is full, and says why. The property does
    // not throw, so there is no other way to tell its reader.
    fatalError("\(type(of: scope)): \(DependencyError.circular(names: names))")
  }

  /// Notes that the making of the innermost value has ended.
  @usableFromInline
  func endMaking() { Self.making.removeLast() }

  @usableFromInline
  func box(for key: SharedKey) -> Unmanaged<AnyObject>? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count &- 1
    var index = key.hash & mask
    while let entry = slots[index] {
      if entry.key.isSame(as: key) { return entry.box }
      index = (index &+ 1) & mask
    }
    return nil
  }

  @usableFromInline
  func insert(box: AnyObject, for key: SharedKey, name: StaticString) {
    // The value was created from a stand-in, while an override was searched for.
    if ActiveOverrides.isSearching { return }
    boxes.append((name, box))
    if slots.count < boxes.count * 2 { grow() }
    insert(Entry(key: key, box: .passUnretained(box)))
  }

  private func insert(_ entry: Entry) {
    let mask = slots.count &- 1
    var index = entry.key.hash & mask
    while slots[index] != nil { index = (index &+ 1) & mask }
    slots[index] = entry
  }

  private func grow() {
    let entries = slots
    slots = Array(repeating: nil, count: max(4, entries.count * 2))
    for case let entry? in entries { insert(entry) }
  }
}
