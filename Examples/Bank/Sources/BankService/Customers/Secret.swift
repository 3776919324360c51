import Crypto
import CryptoExtras
import Foundation

/// Functions for random bytes, hashes and comparing them.
enum Secret {
  static func random(_ count: Int) -> Data {
    SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
  }

  static func hash(_ text: String) -> Data {
    Data(SHA256.hash(data: Data(text.utf8)))
  }

  static func derive(_ password: String, salt: Data) throws -> Data {
    try KDF.Scrypt.deriveKey(
      from: Data(password.utf8), salt: salt, outputByteCount: 32, rounds: 16_384, blockSize: 8, parallelism: 1
    ).withUnsafeBytes { Data($0) }
  }

  static func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  static func data(base64URL text: String) -> Data? {
    let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: padded.replacing("-", with: "+").replacing("_", with: "/"))
  }

  /// Compares in constant time.
  static func areEqual(_ left: Data, _ right: Data) -> Bool {
    SymmetricKey(data: left) == SymmetricKey(data: right)
  }
}

/// Checks passwords one after another: a flood of them takes one core and the memory of one hash.
actor PasswordCheck {
  func isRight(_ password: String, salt: Data, hash: Data) throws -> Bool {
    Secret.areEqual(try Secret.derive(password, salt: salt), hash)
  }
}
