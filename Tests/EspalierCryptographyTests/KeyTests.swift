import EspalierCryptography
import Foundation
import Testing

@Suite struct KeyTests {
  @Test func `a message has the code of RFC 4231`() {
    let key = SymmetricKey(Data("Jefe".utf8))
    let code = key.authenticationCode(for: Data("what do ya want for nothing?".utf8))
    #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(key.isValid(code, for: Data("what do ya want for nothing?".utf8)))
    #expect(!key.isValid(code, for: Data("what do ya want for nothing".utf8)))
    #expect(!key.isValid(code.dropLast(), for: Data("what do ya want for nothing?".utf8)))
    #expect(!SymmetricKey(Data("Jeff".utf8)).isValid(code, for: Data("what do ya want for nothing?".utf8)))
  }

  /// The third case of RFC 5869 has neither salt nor words; its first 32 bytes are those of a key of ours.
  @Test func `a derived key is that of RFC 5869`() {
    let derived = SymmetricKey(Data(repeating: 0x0b, count: 22)).derived(for: "")
    let expected: [UInt8] = [
      0x8d, 0xa4, 0xe7, 0x75, 0xa5, 0x63, 0xc1, 0x8f, 0x71, 0x5f, 0x80, 0x2a, 0x06, 0x3c, 0x5a, 0x31, 0xb8, 0xa1, 0x1f,
      0x5c, 0x5e, 0xe1, 0x87, 0x9e, 0xc3, 0x45, 0x4e, 0x5f, 0x3c, 0x73, 0x8d, 0x2d,
    ]
    #expect(derived == SymmetricKey(expected))
    #expect(derived != SymmetricKey(Data(repeating: 0x0b, count: 22)).derived(for: "another use"))
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
}
