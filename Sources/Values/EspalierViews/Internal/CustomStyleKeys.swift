internal import Synchronization

/// The keys of custom styles, numbered in the order in which they are first used.
package enum CustomStyles {
  /// The lowest number of a custom style. The numbers from here on belong to custom styles, except for the highest,
  /// which marks a group of styles. No declared property has such a number.
  static let firstNumber: UInt16 = 0xF000
  private static let capacity = 0x0FFF - 1

  private static let keys = Mutex<[String]>([])

  /// The keys that the program has used so far, for surfaces that cannot show custom styles.
  package static var known: [String] { keys.withLock { $0 } }

  /// The number of keys that were used so far.
  package static var count: Int { keys.withLock { $0.count } }

  static func number(of key: String) -> UInt16 {
    keys.withLock { keys in
      if let index = keys.firstIndex(of: key) { return firstNumber + UInt16(index) }
      // Only a program that creates keys at run time has more than four thousand; the last ones share a number.
      guard keys.count < capacity else { return firstNumber + UInt16(capacity) }
      keys.append(key)
      return firstNumber + UInt16(keys.count - 1)
    }
  }

  static func name(of number: UInt16) -> String? {
    keys.withLock { keys in
      let index = Int(number) - Int(firstNumber)
      return keys.indices.contains(index) ? keys[index] : nil
    }
  }
}

extension View {
  /// Applies the custom styles that differ between `old` and `new` to the view and its children.
  func actOnCustomStyles(from old: StyleStorage, to new: StyleStorage) {
    old.forEachChange(to: new) { key, value in
      guard StyleSlot.number(of: key) >= CustomStyles.firstNumber else { return }
      let elements = ViewSchema.of(Swift.type(of: self)).elements
      let index = StyleSlot.element(of: key)
      guard index < elements.count else { return }
      let target =
        index == 0 ? self : elements[index].type.init(storage: LiveStorage(live: live, element: element + index))
      if let custom = CustomStyle(value) {
        custom.act(target, true)
      } else if let gone = CustomStyle(old.value(of: key)) {
        gone.act(target, false)
      }
    }
  }
}

extension StyleChanges {
  /// True if a custom style is among the changes.
  var hasCustomStyles: Bool {
    if count > 0 && first.property >= CustomStyles.firstNumber { return true }
    if count > 1 && second.property >= CustomStyles.firstNumber { return true }
    for entry in rest where entry.property >= CustomStyles.firstNumber { return true }
    return false
  }
}

extension StyleStorage {
  /// True if a custom style is among the entries; nearly all components have none.
  var hasCustomStyles: Bool {
    for entry in entries where entry.property >= CustomStyles.firstNumber { return true }
    return false
  }
}
