/// How dear it is to try one password: the parameters of scrypt.
///
/// They are stored beside each hash, so they can be raised later: a user's hash is made anew at the next sign-in.
public struct PasswordCost: Hashable, Sendable {
  /// How many rounds of mixing, a power of two. Memory is 128 × rounds × block size bytes.
  public let rounds: Int
  /// How much memory a round reads.
  public let blockSize: Int
  /// How many mixes are made, one after the other.
  public let parallelism: Int

  /// Makes a cost.
  public init(rounds: Int, blockSize: Int, parallelism: Int) {
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }

  /// 32 MB and somewhat under a tenth of a second on a server of 2024.
  public static let standard = PasswordCost(rounds: 32_768, blockSize: 8, parallelism: 1)
}
