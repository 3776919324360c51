// template if sign-in
import Crypto
import CryptoExtras
import Dispatch
import Foundation

/// A password as it is stored: never itself, only its hash by scrypt with a salt of its own.
struct StoredPassword: Codable, Sendable {
  /// The lengths that a password can have: too short ones are guessed, too long ones keep the machine busy.
  static let lengths = 10...200

  private let salt: Data
  private let hash: Data
  /// The number of rounds, with which a hash takes 128 × 8 × rounds bytes. It is stored, so it can be raised later.
  private let rounds: Int

  /// Hashes a password. With the standard rounds that takes 32 MB and about a tenth of a second.
  init(_ password: String, rounds: Int = 32_768) async throws {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    hash = try await Self.derive(password, salt: salt, rounds: rounds).withUnsafeBytes { Data($0) }
    self.salt = salt
    self.rounds = rounds
  }

  /// Returns true if a password is the stored one.
  func isRight(_ password: String) async throws -> Bool {
    // Two symmetric keys are compared in constant time.
    try await SymmetricKey(data: hash) == Self.derive(password, salt: salt, rounds: rounds)
  }

  /// Serial on purpose: many who sign in at once take one core and the memory of one hash.
  private static let queue = DispatchQueue(label: "passwords", qos: .userInitiated)

  private static func derive(_ password: String, salt: Data, rounds: Int) async throws -> SymmetricKey {
    // The same letter can be typed as one scalar or as two, according to the keyboard.
    let typed = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try KDF.Scrypt.deriveKey(
              from: typed, salt: salt, outputByteCount: 32, rounds: rounds, blockSize: 8, parallelism: 1)
          })
      }
    }
  }
}
// template end
