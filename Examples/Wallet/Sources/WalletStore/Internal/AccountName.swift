import Foundation

/// A name that a person gives to an account.
struct AccountName: Sendable {
  static let maximum = 100

  let text: String

  /// - Throws: ``WalletError/nameInvalid(reason:)``.
  init(_ text: String) throws {
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
