import EspalierCryptography
import Foundation
import Testing

@Suite struct PasswordHashTests {
  private let cheap = PasswordHash.Cost(rounds: 16, blockSize: 1)

  @Test func `a password matches its hash, and no other does`() async throws {
    let hash = try await PasswordHash(of: "correct horse", cost: cheap)
    #expect(try await hash.matches("correct horse"))
    #expect(try await !hash.matches("correct horsE"))
    #expect(try await !PasswordHash.decoy(cost: cheap).matches("correct horse"))
  }

  @Test func `two hashes of one password have nothing in common but the cost`() async throws {
    let (one, other) = (
      try await PasswordHash(of: "correct horse", cost: cheap), try await PasswordHash(of: "correct horse", cost: cheap)
    )
    #expect(one.salt != other.salt)
    #expect(one.hash != other.hash)
    #expect(one.cost == other.cost)
  }

  @Test func `a letter is the same as one scalar and as two`() async throws {
    let hash = try await PasswordHash(of: "caf\u{E9}", cost: cheap)
    #expect(try await hash.matches("cafe\u{301}"))
  }

  /// The second vector of RFC 7914, whose first 32 bytes are what a hash of that length has.
  @Test func `a hash is that of RFC 7914`() async throws {
    let expected: [UInt8] = [
      0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00, 0x78, 0x56, 0xe7, 0x19, 0x0d, 0x01, 0xe9, 0xfe, 0x7c, 0x6a, 0xd7,
      0xcb, 0xc8, 0x23, 0x78, 0x30, 0xe7, 0x73, 0x76, 0x63, 0x4b, 0x37, 0x31, 0x62,
    ]
    let hash = PasswordHash(
      salt: Data("NaCl".utf8), hash: Data(expected), cost: PasswordHash.Cost(rounds: 1_024, parallelism: 16))
    #expect(try await hash.matches("password"))
  }

  @Test(arguments: [0, 1, 3, -16, Int.max])
  func `a cost that is none is refused with what it takes`(rounds: Int) async throws {
    let error = await #expect(throws: CryptographyError.self) {
      try await PasswordHash(of: "correct horse", cost: PasswordHash.Cost(rounds: rounds))
    }
    #expect(error?.description.contains("power of two") == true)
  }

  @Test func `a stored hash is read back`() async throws {
    let hash = try await PasswordHash(of: "correct horse", cost: cheap)
    #expect(try JSONDecoder().decode(PasswordHash.self, from: JSONEncoder().encode(hash)) == hash)
  }
}
