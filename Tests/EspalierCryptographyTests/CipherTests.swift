import EspalierCryptography
import Foundation
import Testing

@Suite struct CipherTests {
  private let key = SymmetricKey(Data(0..<32))

  @Test(arguments: [Cipher.aes, .chaChaPoly], [0, 1, 15, 16, 17, 100_000])
  func `what was sealed is opened`(cipher: Cipher, length: Int) throws {
    let message = RandomBytes.data(length)
    let sealed = try cipher.seal(message, under: key, authenticating: Data("page".utf8))
    #expect(sealed.count == length + 28)
    #expect(try cipher.open(sealed, under: key, authenticating: Data("page".utf8)) == message)
    #expect(try cipher.seal(message, under: key, authenticating: Data("page".utf8)) != sealed)
  }

  @Test(arguments: [Cipher.aes, .chaChaPoly])
  func `each altered byte, another key, another purpose and a short message are refused`(cipher: Cipher) throws {
    let purpose = Data("page".utf8)
    let sealed = try cipher.seal(Data("a secret".utf8), under: key, authenticating: purpose)
    for index in sealed.indices {
      var altered = sealed
      altered[index] ^= 1
      #expect(throws: CryptographyError.notAuthentic) { try cipher.open(altered, under: key, authenticating: purpose) }
    }
    #expect(throws: CryptographyError.notAuthentic) {
      try cipher.open(sealed, under: SymmetricKey(Data(1..<33)), authenticating: purpose)
    }
    #expect(throws: CryptographyError.notAuthentic) {
      try cipher.open(sealed, under: key, authenticating: Data("pages".utf8))
    }
    for length in [0, 11, 27, sealed.count - 1] {
      #expect(throws: CryptographyError.notAuthentic) {
        try cipher.open(sealed.prefix(length), under: key, authenticating: purpose)
      }
    }
    #expect(throws: CryptographyError.refused(operation: "to encrypt")) {
      try cipher.seal(Data("a".utf8), under: SymmetricKey(Data(0..<16)), authenticating: purpose)
    }
  }

  /// The vectors are RFC 8439, 2.8.2, and NIST's CAVP, gcmEncryptExtIV256, its first with neither text nor purpose.
  @Test func `messages of the standards are opened`() throws {
    let key = SymmetricKey(Data(0x80...0x9f))
    let associated = Data([0x50, 0x51, 0x52, 0x53] + Array(0xc0...0xc7))
    let nonce = Data([0x07, 0x00, 0x00, 0x00] + Array(0x40...0x47))
    let text = """
      Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.
      """
    let sealed = try bytes(
      """
      d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b1a71de0a9e060b29\
      05d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc3ff4def08e4b7a9de576d26586cec64b61\
      161ae10b594f09e26a7e902ecbd0600691
      """)
    #expect(try Cipher.chaChaPoly.open(nonce + sealed, under: key, authenticating: associated) == Data(text.utf8))
    let empty = SymmetricKey(try bytes("b52c505a37d78eda5dd34f20c22540ea1b58963cf8e5bf8ffa85f9f2492505b4"))
    let tagged = try bytes("516c33929df5a3284ff463d7" + "bdc1ac884d332457a1d2664f168c76f0")
    #expect(try Cipher.aes.open(tagged, under: empty, authenticating: Data()) == Data())
  }

  private func bytes(_ text: String) throws -> Data {
    let digits = Array(text)
    return try Data(
      stride(from: 0, to: digits.count, by: 2).map { try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16)) })
  }
}
