/// The cost of trying one password: the parameters of scrypt.
///
/// They are stored beside each hash, so they can be raised later: a user's hash is made anew at the next sign-in.
public struct PasswordCost: Hashable, Sendable {
  /// The number of rounds of mixing, a power of two. Memory is 128 × rounds × block size bytes.
  public let rounds: Int
  /// The amount of memory that a round reads, in blocks of 128 bytes.
  public let blockSize: Int
  /// The number of mixes, which are made one after the other.
  public let parallelism: Int

  /// Creates a cost.
  public init(rounds: Int, blockSize: Int, parallelism: Int) {
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// The standard cost: 32 MB and somewhat under a tenth of a second on a server of 2024.
  public static let standard = PasswordCost(rounds: 32_768, blockSize: 8, parallelism: 1)
}
