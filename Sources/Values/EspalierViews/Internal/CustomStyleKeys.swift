internal import Synchronization

/// The keys of custom styles, numbered in the order in which they are first used.
final class CustomStyleKeys: Sendable {
  /// The keys of this process.
  static let shared = CustomStyleKeys()
  /// The lowest number of a custom style. The numbers from here on belong to custom styles, except for the highest,
  /// which marks a group of styles. No declared property has such a number.
  static let firstNumber: UInt16 = 0xF000
  static let capacity = 0x0FFF - 1
  static let problem = """
    The program uses more than \(capacity) keys of custom styles, and the styles of further ones are left out. A key names \
    a kind of style; pass what differs between two views as the value.
    """

  private let keys = Mutex<[String]>([])

  /// Returns the number of a key; nil if none is left.
  func number(of key: String) -> UInt16? {
    keys.withLock { keys -> UInt16? in
      if let index = keys.firstIndex(of: key) { return Self.firstNumber + UInt16(index) }
      guard keys.count < Self.capacity else { return nil }
      keys.append(key)
      return Self.firstNumber + UInt16(keys.count - 1)
    }
  }

  func name(of number: UInt16) -> String? {
    keys.withLock { keys in
      let index = Int(number) - Int(Self.firstNumber)
      return keys.indices.contains(index) ? keys[index] : nil
    }
  }
}
