import Foundation

/// A name that a person gives to an account or a payee.
///
/// Whoever asks for one can tell beforehand what is wrong with it; what takes a name refuses the same.
public struct GivenName: Hashable, Sendable {
  /// How many characters it may have.
  static let maximum = 100

  /// The name, without blanks around it.
  public let text: String

  /// A name from what was written.
  /// - Throws: ``WalletError/nameInvalid(reason:)``.
  public init(_ text: String) throws(WalletError) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !self.text.isEmpty else { throw WalletError.nameInvalid(reason: "it is empty") }
    guard self.text.count <= Self.maximum, self.text.utf8.count <= 4 * Self.maximum else {
      throw WalletError.nameInvalid(reason: "it is longer than \(Self.maximum) characters")
    }
    guard !self.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw WalletError.nameInvalid(reason: "it has characters that cannot be seen")
    }
  }
}
