import Crypto
import CryptoExtras
import Dispatch
import Foundation

/// A password as it is stored: never the password itself, only its hash by scrypt.
struct StoredPassword: Sendable, Equatable {
  var salt: Data
  var hash: Data
  var cost: PasswordCost
}

/// Hashes passwords away from every actor.
///
/// The queue is serial on purpose: a flood of sign-ins takes one core and the memory of one hash, and the rest of the
/// program goes on as before.
struct PasswordHasher: Sendable {
  let cost: PasswordCost
  private let queue = DispatchQueue(label: "wallet.passwords", qos: .userInitiated)

  init(cost: PasswordCost) {
    self.cost = cost
  }

  func store(_ password: String) async throws -> StoredPassword {
    let salt = randomBytes(16)
    let key = try await derive(password, salt: salt, cost: cost)
    return StoredPassword(salt: salt, hash: key.withUnsafeBytes { Data($0) }, cost: cost)
  }

  /// Returns true if the password is the stored one. With nothing stored the same work is done in vain, so that the
  /// time taken does not tell which names exist.
  func isRight(_ password: String, for stored: StoredPassword?) async throws -> Bool {
    let reference = stored ?? StoredPassword(salt: randomBytes(16), hash: randomBytes(32), cost: cost)
    let key = try await derive(password, salt: reference.salt, cost: reference.cost)
    // Two symmetric keys are compared in constant time.
    return SymmetricKey(data: reference.hash) == key && stored != nil
  }

  private func derive(_ password: String, salt: Data, cost: PasswordCost) async throws -> SymmetricKey {
    // The same letter can be typed as one scalar or as two, according to the keyboard.
    let typed = Data(password.precomposedStringWithCompatibilityMapping.utf8)
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try KDF.Scrypt.deriveKey(
              from: typed, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: cost.blockSize,
              parallelism: cost.parallelism)
          })
      }
    }
  }

  private func randomBytes(_ count: Int) -> Data {
    SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
  }
}
