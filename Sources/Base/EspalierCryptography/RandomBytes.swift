#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Random bytes that nobody can guess, from the system.
///
/// ```swift
/// func makeToken() -> Data { RandomBytes.data(32) }
/// ```
public enum RandomBytes {
  /// Makes an array of so many random bytes.
  public static func array(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// Makes so many random bytes.
  public static func data(_ count: Int) -> Data { Data(array(count)) }
}
