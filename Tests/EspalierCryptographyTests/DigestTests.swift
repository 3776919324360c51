import EspalierCryptography
import Foundation
import Testing

@Suite struct DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `a text has the digest of FIPS 180`(text: String, digest: String) {
    #expect(Digest(text).hexadecimal == digest)
    #expect(Digest(Data(text.utf8)) == Digest(text))
  }

  @Test func `digests of other texts differ, also in the last byte alone`() {
    #expect(Digest("abc") != Digest("abd"))
    #expect([1, 2, 3].isEqualInConstantTime(to: [1, 2, 3]))
    #expect(![1, 2, 3].isEqualInConstantTime(to: [1, 2, 4]))
    #expect(![1, 2, 3].isEqualInConstantTime(to: [1, 2]))
    #expect([UInt8]().isEqualInConstantTime(to: []))
  }
}
