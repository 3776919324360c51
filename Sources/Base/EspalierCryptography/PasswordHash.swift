internal import CEspalierCryptography
internal import Dispatch
public import Foundation

/// The stored form of a password: its hash by scrypt with a salt of its own, never the password itself.
///
/// ```swift
/// func signIn(_ password: String, stored: PasswordHash?) async throws -> Bool {
///   // A sign-in with an unknown name takes the same time.
///   guard let stored else { return try await PasswordHash.decoy().matches(password) }
///   return try await stored.matches(password)
/// }
/// ```
///
/// The cost is stored with the hash, so it can be raised later: hash the password again when its owner next signs in. A
/// keyboard may type the same letter as one scalar or as two; both are the same password.
///
/// - Isolation: Any. All passwords of a program are hashed one after the other, outside of every actor: many sign-ins
///   at once use one core and the memory of one hash.
public struct PasswordHash: Codable, Hashable, Sendable {
  /// The cost of one attempt at a password: the parameters of scrypt.
  public struct Cost: Codable, Hashable, Sendable {
    /// scrypt's parameter N: the number of rounds of mixing, a power of two. A hash takes 128 × rounds × block size
    /// bytes of memory.
    public let rounds: Int
    /// scrypt's parameter r: the amount of memory that a round reads, in blocks of 128 bytes.
    public let blockSize: Int
    /// scrypt's parameter p: the number of independent mixings, which are computed one after the other.
    public let parallelism: Int

    /// Creates a cost from the parameters of scrypt.
    public init(rounds: Int, blockSize: Int = 8, parallelism: Int = 1) {
      self.rounds = rounds
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// The standard cost: 32 MB, and somewhat less than a tenth of a second on a server of 2024.
    public static let standard = Cost(rounds: 32_768)

    /// The most memory that one hash may take, in bytes.
    static let maximumMemory = 1_073_741_824
  }

  /// The random bytes that make two hashes of the same password differ.
  public let salt: Data
  /// The 32 bytes that scrypt computes from the password.
  public let hash: Data
  /// The cost with which the hash was computed.
  public let cost: Cost

  /// Creates a password hash from a salt, a result of scrypt, and a cost that were stored separately.
  public init(salt: Data, hash: Data, cost: Cost) {
    self.salt = salt
    self.hash = hash
    self.cost = cost
  }

  /// Creates the hash of a password with a new salt.
  ///
  /// - Throws: ``CryptographyError``.
  public init(of password: String, cost: Cost = .standard) async throws {
    let salt = RandomBytes.data(16)
    self.init(salt: salt, hash: try await Self.derive(password, salt, cost), cost: cost)
  }

  /// Returns a hash that no password matches, so that a sign-in with an unknown name takes as long as any other.
  public static func decoy(cost: Cost = .standard) -> PasswordHash {
    PasswordHash(salt: RandomBytes.data(16), hash: RandomBytes.data(hashLength), cost: cost)
  }

  /// Returns a Boolean value that indicates whether a password is the stored one. Hashes are compared in constant time.
  ///
  /// - Throws: ``CryptographyError``.
  public func matches(_ password: String) async throws -> Bool {
    Array(hash).isEqualInConstantTime(to: Array(try await Self.derive(password, salt, cost)))
  }

  private static let hashLength = 32
  private static let queue = DispatchQueue(label: "espalier.passwords", qos: .userInitiated)

  private static func derive(_ password: String, _ salt: Data, _ cost: Cost) async throws -> Data {
    let typed = Array(password.precomposedStringWithCompatibilityMapping.utf8)
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try scrypt(typed, Array(salt), cost) }) }
    }
  }

  private static func scrypt(_ password: [UInt8], _ salt: [UInt8], _ cost: Cost) throws -> Data {
    guard let rounds = UInt64(exactly: cost.rounds), let blockSize = UInt64(exactly: cost.blockSize),
      let parallelism = UInt64(exactly: cost.parallelism)
    else { throw CryptographyError.passwordCost(cost) }
    var derived = [UInt8](repeating: 0, count: hashLength)
    let isDone = password.withUnsafeBytes { password in
      EVP_PBE_scrypt(
        password.bindMemory(to: CChar.self).baseAddress, password.count, salt, salt.count, rounds, blockSize,
        parallelism, UInt64(Cost.maximumMemory), &derived, derived.count)
    }
    guard isDone == 1 else {
      ERR_clear_error()
      throw CryptographyError.passwordCost(cost)
    }
    return Data(derived)
  }
}
