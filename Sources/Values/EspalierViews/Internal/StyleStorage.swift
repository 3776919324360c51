/// The flat, sorted form of a component: its styles and those of all its fixed children, and its handlers.
@usableFromInline struct StyleStorage: Sendable {
  /// The styles, sorted by key, each key once.
  @usableFromInline var entries: [StyleEntry]
  /// The handlers, which never take part in equality.
  @usableFromInline var handlers: [EventHandler]

  @inlinable init(entries: [StyleEntry] = [], handlers: [EventHandler] = []) {
    self.entries = entries
    self.handlers = handlers
  }

  /// Creates storage from styles in any order, which it sorts and unpacks. Of two styles with the same key, the last
  /// one wins.
  @inlinable init(unsorted styles: consuming [StyleEntry]) {
    var isSorted = true
    var hasGroup = false
    var last: UInt32 = 0
    for index in styles.indices {
      let key = styles[index].key
      if index > 0 && key <= last { isSorted = false }
      if key == 0xFFFF { hasGroup = true }
      last = key
    }
    if isSorted && !hasGroup {
      self.init(entries: styles)
    } else if hasGroup {
      self.init(groups: styles)
    } else {
      StyleStorage.sort(&styles)
      self.init(entries: styles)
    }
  }

  @usableFromInline init(groups styles: [StyleEntry]) {
    var entries: [StyleEntry] = []
    var handlers: [EventHandler] = []
    var count = styles.count
    for style in styles {
      if case .object(let object) = style.value, let group = object.group { count += group.entries.count - 1 }
    }
    entries.reserveCapacity(count)
    for style in styles {
      guard case .object(let object) = style.value, let group = object.group else {
        entries.append(style)
        continue
      }
      let shift = StyleSlot.distance(group.element)
      for entry in group.entries { entries.append(StyleEntry(key: entry.key + shift, value: entry.value)) }
      for handler in group.handlers {
        StyleStorage.add(group.element == 0 ? handler : handler.moved(by: group.element), to: &handlers)
      }
    }
    StyleStorage.sort(&entries)
    self.init(entries: entries, handlers: handlers)
  }

  /// Adds a handler, which replaces an earlier one for the same element and event.
  @usableFromInline static func add(_ handler: EventHandler, to handlers: inout [EventHandler]) {
    handlers.removeAll { $0.isForSame(as: handler) }
    handlers.append(handler)
  }

  /// Sorts entries by a stable insertion sort, then keeps the later of two entries with the same key.
  ///
  /// Components are small and mostly in order.
  @inlinable static func sort(_ entries: inout [StyleEntry]) {
    var sorted = 1
    while sorted < entries.count && entries[sorted - 1].key < entries[sorted].key { sorted += 1 }
    guard sorted < entries.count else { return }
    if entries.count > 48 {
      StyleStorage.sortMany(&entries)
      return
    }
    for index in sorted..<entries.count {
      var position = index
      while position > 0 && entries[position - 1].key > entries[position].key {
        entries.swapAt(position - 1, position)
        position -= 1
      }
    }
    StyleStorage.keepLast(&entries)
  }

  @usableFromInline static func sortMany(_ entries: inout [StyleEntry]) {
    // The standard sort is stable in practice but does not promise it, so the index breaks ties.
    let order = entries.indices.sorted { (entries[$0].key, $0) < (entries[$1].key, $1) }
    entries = order.map { entries[$0] }
    keepLast(&entries)
  }

  @inlinable static func keepLast(_ entries: inout [StyleEntry]) {
    var kept = 0
    for index in 1..<entries.count {
      if entries[index].key != entries[kept].key { kept += 1 }
      if kept != index { entries[kept] = entries[index] }
    }
    entries.removeLast(entries.count - kept - 1)
  }

  /// Returns the index of the first entry, from `start` on, whose key is not below the given key.
  @inlinable static func position(of key: UInt32, in entries: borrowing [StyleEntry], from start: Int = 0) -> Int {
    entries.withUnsafeBufferPointer { entries in
      var low = start
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].key < key { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns the index of the entry with a key; nil if no entry has the key.
  @inlinable func index(of key: UInt32) -> Int? {
    let position = StyleStorage.position(of: key, in: entries)
    return position < entries.count && entries[position].key == key ? position : nil
  }

  /// Sets one property.
  mutating func set(_ key: UInt32, to value: StyleValue) {
    let position = StyleStorage.position(of: key, in: entries)
    if position < entries.count && entries[position].key == key {
      entries[position].value = value
    } else {
      entries.insert(StyleEntry(key: key, value: value), at: position)
    }
  }

  /// Applies a difference after adding `shift` to its keys. It writes values in place until a change adds or resets a
  /// property, and merges that change and all later ones.
  mutating func apply(_ changes: StyleChanges, shift: UInt32) {
    var position = 0
    for index in 0..<changes.count {
      let change = changes[index]
      let key = change.key + shift
      position = StyleStorage.position(of: key, in: entries, from: position)
      guard change.value != .unset, position < entries.count, entries[position].key == key else {
        return merge(changes, from: index, shift: shift)
      }
      entries[position].value = change.value
    }
  }

  private mutating func merge(_ changes: StyleChanges, from first: Int, shift: UInt32) {
    var result: [StyleEntry] = []
    result.reserveCapacity(entries.count + changes.count - first)
    var left = 0
    for index in first..<changes.count {
      let change = changes[index]
      let key = change.key + shift
      let position = StyleStorage.position(of: key, in: entries, from: left)
      result.append(contentsOf: entries[left..<position])
      left = position
      if left < entries.count && entries[left].key == key { left += 1 }
      if change.value != .unset { result.append(StyleEntry(key: key, value: change.value)) }
    }
    result.append(contentsOf: entries[left...])
    entries = result
  }

  @inlinable func value(of key: UInt32) -> StyleValue? { index(of: key).map { entries[$0].value } }

  /// Returns the same styles and handlers with the number of each element raised by `element`.
  @usableFromInline func moved(by element: Int) -> StyleStorage {
    let shift = StyleSlot.distance(element)
    return StyleStorage(
      entries: entries.map { StyleEntry(key: $0.key + shift, value: $0.value) },
      handlers: handlers.map { $0.moved(by: element) })
  }

  /// Returns this storage with the styles and handlers of `other`, which override its own.
  @usableFromInline func merged(with other: StyleStorage) -> StyleStorage {
    var handlers = self.handlers
    for handler in other.handlers { StyleStorage.add(handler, to: &handlers) }
    var result: [StyleEntry] = []
    result.reserveCapacity(entries.count + other.entries.count)
    var left = 0
    var right = 0
    while left < entries.count || right < other.entries.count {
      if right == other.entries.count || (left < entries.count && entries[left].key < other.entries[right].key) {
        result.append(entries[left])
        left += 1
      } else {
        if left < entries.count && entries[left].key == other.entries[right].key { left += 1 }
        result.append(other.entries[right])
        right += 1
      }
    }
    return StyleStorage(entries: result, handlers: handlers)
  }

  /// Calls `body` with the key and the new value of each entry that differs, in order. The value is `unset` for an
  /// entry that `other` lacks.
  @inlinable func forEachChange(to other: StyleStorage, _ body: (UInt32, StyleValue) -> Void) {
    entries.withUnsafeBufferPointer { old in
      other.entries.withUnsafeBufferPointer { new in
        // The same buffer holds the same styles.
        guard old.baseAddress != new.baseAddress else { return }
        var left = 0
        var right = 0
        while left < old.count && right < new.count {
          if let old = old.baseAddress, let new = new.baseAddress, StyleLayout.isSame(old + left, new + right) {
            left += 1
            right += 1
            continue
          }
          let key = old[left].key
          let newKey = new[right].key
          if key == newKey {
            if old[left].value != new[right].value { body(key, new[right].value) }
            left += 1
            right += 1
          } else if key < newKey {
            body(key, .unset)
            left += 1
          } else {
            body(newKey, new[right].value)
            right += 1
          }
        }
        while left < old.count {
          body(old[left].key, .unset)
          left += 1
        }
        while right < new.count {
          body(new[right].key, new[right].value)
          right += 1
        }
      }
    }
  }

  /// Returns true if both storages set the same properties to the same values.
  @inlinable func isEqual(to other: StyleStorage) -> Bool {
    entries.withUnsafeBufferPointer { left in
      other.entries.withUnsafeBufferPointer { right in
        guard left.count == right.count else { return false }
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress, leftStart != rightStart else {
          return true
        }
        for index in left.indices where !StyleLayout.isSame(leftStart + index, rightStart + index) {
          if left[index].key != right[index].key || left[index].value != right[index].value { return false }
        }
        return true
      }
    }
  }
}
