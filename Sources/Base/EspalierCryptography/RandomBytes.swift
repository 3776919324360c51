#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Random bytes from the system that cannot be predicted.
///
/// ```swift
/// func makeToken() -> Data { RandomBytes.data(32) }
/// ```
public enum RandomBytes {
  /// Returns an array of random bytes.
  public static func array(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Returns random bytes as data.
  public static func data(_ count: Int) -> Data { Data(array(count)) }
}
