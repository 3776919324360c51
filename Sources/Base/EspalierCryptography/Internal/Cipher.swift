internal import CEspalierCryptography
package import Foundation

/// A cipher with authentication, with keys of 32 bytes.
package enum Cipher: Sendable {
  /// AES-256 in Galois/counter mode (NIST SP 800-38D).
  case aes
  /// ChaCha20 with Poly1305 (RFC 8439).
  case chaChaPoly

  private static let nonceLength = 12
  private static let tagLength = 16

  private var implementation: OpaquePointer? {
    switch self {
    case .aes: EVP_aes_256_gcm()
    case .chaChaPoly: EVP_chacha20_poly1305()
    }
  }

  /// Encrypts a message with a new nonce. The result is one array of the nonce, the encrypted message, and the tag. The
  /// encrypted message has the length of the message.
  ///
  /// - Throws: ``CryptographyError/refused(operation:)``.
  package func seal(
    _ message: some ContiguousBytes, under key: SymmetricKey, authenticating associated: some ContiguousBytes
  ) throws(CryptographyError) -> Data {
    let nonce = RandomBytes.array(Self.nonceLength)
    var tag = [UInt8](repeating: 0, count: Self.tagLength)
    var sealed = [UInt8]()
    let isDone = message.withUnsafeBytes { message in
      associated.withUnsafeBytes { associated in
        key.withBytes { key in
          guard key.count == 32, message.count <= Int(Int32.max), associated.count <= Int(Int32.max) else {
            return false
          }
          sealed = [UInt8](repeating: 0, count: message.count)
          return espalier_seal(
            implementation, key.bindMemory(to: UInt8.self).baseAddress, nonce,
            associated.bindMemory(to: UInt8.self).baseAddress, Int32(associated.count),
            message.bindMemory(to: UInt8.self).baseAddress, Int32(message.count), &sealed, &tag) == 1
        }
      }
    }
    guard isDone else { throw .refused(operation: "to encrypt") }
    return Data(nonce + sealed + tag)
  }

  /// Decrypts a message that ``seal(_:under:authenticating:)`` encrypted.
  ///
  /// - Throws: ``CryptographyError/notAuthentic`` for everything else.
  package func open(
    _ sealed: Data, under key: SymmetricKey, authenticating associated: some ContiguousBytes
  ) throws(CryptographyError) -> Data {
    let bytes = Array(sealed)
    let length = bytes.count - Self.nonceLength - Self.tagLength
    guard length >= 0, length <= Int(Int32.max) else { throw .notAuthentic }
    var tag = Array(bytes[(Self.nonceLength + length)...])
    var message = [UInt8](repeating: 0, count: length)
    let isDone = bytes.withUnsafeBufferPointer { bytes in
      associated.withUnsafeBytes { associated in
        key.withBytes { key in
          guard key.count == 32, associated.count <= Int(Int32.max), let start = bytes.baseAddress else { return false }
          return espalier_open(
            implementation, key.bindMemory(to: UInt8.self).baseAddress, start,
            associated.bindMemory(to: UInt8.self).baseAddress, Int32(associated.count), start + Self.nonceLength,
            Int32(length), &tag, &message) == 1
        }
      }
    }
    guard isDone else { throw .notAuthentic }
    return Data(message)
  }
}
