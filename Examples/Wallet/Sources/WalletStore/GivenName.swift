import Foundation

/// A name that a person gives to an account or a payee.
///
/// A form can find out beforehand what is wrong with a name; the methods that take a name refuse the same ones.
public struct GivenName: Hashable, Sendable {
  /// The largest number of characters in a name.
  static let maximum = 100

  /// The name, without blanks around it.
  public let text: String

  /// Creates a name from the text that a person wrote.
  /// - Throws: ``WalletError/nameInvalid(reason:)``.
  public init(_ text: String) throws(WalletError) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !self.text.isEmpty else { throw WalletError.nameInvalid(reason: .empty) }
    guard self.text.count <= Self.maximum, self.text.utf8.count <= 4 * Self.maximum else {
      throw WalletError.nameInvalid(reason: .tooLong(most: Self.maximum))
    }
    guard !self.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw WalletError.nameInvalid(reason: .hidden)
    }
  }

  /// Returns the name that a person wrote; nil for blanks, which stand for the bank's name.
  /// - Throws: ``WalletError/nameInvalid(reason:)``.
  public static func ifPresent(_ text: String) throws(WalletError) -> GivenName? {
    text.allSatisfy(\.isWhitespace) ? nil : try GivenName(text)
  }
}
