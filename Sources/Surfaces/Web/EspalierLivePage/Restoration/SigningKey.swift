package import EspalierCryptography
package import Foundation

/// The secret key of one data directory. It signs texts that are sent to a browser and verified when they return.
package struct SigningKey: Sendable {
  private let key: SymmetricKey

  package init(bytes: some ContiguousBytes) { key = SymmetricKey(bytes) }

  /// Returns a derived key for another use. The derived key does not reveal this key.
  package func derived(for use: String) -> SymmetricKey { key.derived(for: "espalier \(use)") }

  /// Returns the signature of a text. Each kind of text begins with a different word, so that a signature is valid for
  /// one kind only.
  package func signature(of text: String) -> String {
    Base64URL.encode(key.authenticationCode(for: Data(text.utf8)))
  }

  /// Returns true if a signature is valid for a text. The time of the comparison does not reveal the position of the
  /// first wrong byte.
  package func isValid(_ signature: some StringProtocol, for text: String) -> Bool {
    guard signature.utf8.count == 43, let bytes = Base64URL.decode(signature) else { return false }
    return key.isValid(bytes, for: Data(text.utf8))
  }
}
