import EspalierCryptography
import Foundation

/// Functions for tokens and other names that nobody can guess.
enum Secret {
  /// The cost of trying a customer's password.
  static let cost = PasswordHash.Cost(rounds: 16_384)

  /// Makes a text of so many random bytes.
  static func random(_ count: Int) -> String {
    base64URL(RandomBytes.data(count))
  }

  /// Returns the digest under which a token is stored.
  static func hash(_ text: String) -> Data { Data(Digest(text).bytes) }

  static func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  static func data(base64URL text: String) -> Data? {
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: padded.replacing("-", with: "+").replacing("_", with: "/"))
  }
}
