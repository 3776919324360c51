package import EspalierCryptography
package import Foundation

/// The secret of one data directory. A text that it has signed can be given to a browser and believed when it comes
/// back.
package struct SigningKey: Sendable {
  private let key: SymmetricKey

  package init(bytes: some ContiguousBytes) { key = SymmetricKey(bytes) }

  /// Returns a key for another use, from which this one cannot be derived.
  package func derived(for use: String) -> SymmetricKey { key.derived(for: "espalier \(use)") }

  /// Signs a text. Each kind of text begins with a word of its own, so that no signature can be used in another's
  /// place.
  package func signature(of text: String) -> String {
    Base64URL.encode(key.authenticationCode(for: Data(text.utf8)))
  }

  /// Returns true if a signature is of this text, in a time that does not depend on where they differ.
  package func isValid(_ signature: some StringProtocol, for text: String) -> Bool {
    guard signature.utf8.count == 43, let bytes = Base64URL.decode(signature) else { return false }
    return key.isValid(bytes, for: Data(text.utf8))
  }
}
