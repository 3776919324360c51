#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import CEspalierCryptography

/// The SHA-256 digest of data.
///
/// ```swift
/// func isRight(_ code: String, for expected: String) -> Bool {
///   Digest(code) == Digest(expected)
/// }
/// ```
///
/// Two digests are compared in constant time. So comparing the digests of two secrets reveals neither the position at
/// which the secrets differ nor their lengths.
///
/// - Cost: The system's OpenSSL computes it, with the instructions of the processor if available.
public struct Digest: Hashable, Sendable {
  /// The number of bytes of a digest.
  public static let byteCount = 32

  /// The 32 bytes of the digest.
  public let bytes: [UInt8]

  /// Creates the digest of data.
  public init(_ data: some ContiguousBytes) {
    bytes = data.withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: Self.byteCount) { target, count in
        // Safe: SHA-256 is always available and needs no memory except the context. It was seen to fail when memory was
        // exhausted, and then the program cannot continue.
        precondition(
          EVP_Digest(source.baseAddress, source.count, target.baseAddress, nil, EVP_sha256(), nil) == 1,
          "There is no memory left for a digest.")
        count = Self.byteCount
      }
    }
  }

  /// Creates the digest of a text in UTF-8.
  public init(_ text: some StringProtocol) { self.init(Array(text.utf8)) }

  /// The bytes in lowercase hexadecimal digits.
  public var hexadecimal: String {
    bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }

  /// Returns a Boolean value that indicates whether two digests are equal. The duration of the comparison does not
  /// depend on the bytes in which they differ.
  public static func == (left: Self, right: Self) -> Bool { left.bytes.isEqualInConstantTime(to: right.bytes) }
}
