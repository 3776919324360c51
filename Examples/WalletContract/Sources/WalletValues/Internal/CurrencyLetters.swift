/// Three letters of a currency's code, as one number.
struct CurrencyLetters: Hashable, Sendable {
  private let packed: UInt32

  /// The letters of a text in capitals; `nil` when it is anything but three letters from A to Z.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 3 else { return nil }
    var packed: UInt32 = 0
    for byte in text.utf8 {
      let capital = (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
      guard (0x41...0x5A).contains(capital) else { return nil }
      packed = packed << 8 | UInt32(capital)
    }
    self.packed = packed
  }

  var text: String {
    String(decoding: [UInt8(packed >> 16), UInt8(packed >> 8 & 0xFF), UInt8(packed & 0xFF)], as: UTF8.self)
  }
}
