/// A reason why an operation of the system's cryptographic library failed.
///
/// ```swift
/// func words(for error: CryptographyError) -> String {
///   switch error {
///   case .passwordCost: "The cost that is stored beside the password is none."
///   case .refused, .notAuthentic: "\(error)"
///   }
/// }
/// ```
public enum CryptographyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The cost is not valid for scrypt.
  case passwordCost(PasswordHash.Cost)
  /// The library refused an operation. In practice, the memory is exhausted.
  case refused(operation: String)
  /// A message was sealed with another key or for another purpose, or was altered.
  case notAuthentic

  /// A message that says which operation failed, and why.
  public var description: String {
    switch self {
    case .passwordCost(let cost):
      "scrypt takes no cost of \(cost.rounds) rounds, blocks of \(cost.blockSize) and \(cost.parallelism) mixes. Give a "
        + "power of two above 1 for the rounds, and \(PasswordHash.Cost.maximumMemory / 1_048_576) MB of memory at most."
    case .refused(let operation):
      "The system's OpenSSL refused \(operation). See whether the machine has memory left."
    case .notAuthentic:
      "The message is not authentic: it was sealed under another key or for another purpose, or altered."
    }
  }
}
