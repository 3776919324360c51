internal import CEspalierCryptography
package import Foundation

/// The bytes of a key, which are erased when the key is released. Two keys are compared in constant time.
package struct SymmetricKey: Sendable, Equatable {
  private final class Storage: Sendable {
    // Safe: only the initialiser and `deinit` write to it, when no one else holds the object.
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

    init(_ source: UnsafeRawBufferPointer) {
      bytes = .allocate(byteCount: source.count, alignment: 16)
      bytes.copyMemory(from: source)
    }

    deinit {
      OPENSSL_cleanse(bytes.baseAddress, bytes.count)
      bytes.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a key from a copy of its bytes.
  package init(_ bytes: some ContiguousBytes) { storage = bytes.withUnsafeBytes { Storage($0) } }

  /// Calls a function with the bytes of the key. The function must not keep the buffer.
  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
    try withExtendedLifetime(storage) { try body(UnsafeRawBufferPointer(storage.bytes)) }
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.withBytes { left in
      right.withBytes { right in
        left.count == right.count && CRYPTO_memcmp(left.baseAddress, right.baseAddress, left.count) == 0
      }
    }
  }

  /// Returns a key for another use, derived from this key by HKDF (RFC 5869) with SHA-256 and no salt. This key cannot
  /// be computed from the derived key.
  package func derived(for use: String) -> SymmetricKey {
    var bytes = [UInt8](repeating: 0, count: 32)
    let info = Array(use.utf8)
    let isDone = withBytes { key in
      espalier_hkdf_sha256(
        key.bindMemory(to: UInt8.self).baseAddress, key.count, info, info.count, &bytes, bytes.count)
    }
    // Safe: it fails only without memory, and a key that is not derived must not be used.
    precondition(isDone == 1, "There is no memory left for a key.")
    defer { bytes.withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) } }
    return SymmetricKey(bytes)
  }

  /// Returns the authentication code of a message: HMAC (RFC 2104) with SHA-256, 32 bytes.
  package func authenticationCode(for message: some ContiguousBytes) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    let isDone = withBytes { key in
      message.withUnsafeBytes { message in
        espalier_hmac_sha256(
          key.baseAddress, key.count, message.bindMemory(to: UInt8.self).baseAddress, message.count, &code)
      }
    }
    // Safe: it fails only without memory, and a signature that was not made must not be trusted.
    precondition(isDone == 1, "There is no memory left for a signature.")
    return code
  }

  /// Returns true if the code is the authentication code of the message. The duration of the comparison does not depend
  /// on the bytes in which the codes differ.
  package func isValid(_ code: some Sequence<UInt8>, for message: some ContiguousBytes) -> Bool {
    Array(code).isEqualInConstantTime(to: authenticationCode(for: message))
  }
}
