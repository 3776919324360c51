internal import Foundation

/// A range of network addresses: one address, or a network in CIDR notation.
///
/// ```swift
/// configuration.access.trustedProxies = ["10.0.0.0/8", "::1"].compactMap(NetworkRange.init)
/// ```
public struct NetworkRange: Hashable, Sendable, CustomStringConvertible {
  private let address: NetworkAddress
  private let bits: Int

  /// Creates a range from its text: `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let written = parts.first, let address = NetworkAddress(written) else { return nil }
    let most = address.bytes.count * 8
    var bits = most
    if parts.count == 2 {
      guard let given = Int(parts[1]), (0...most).contains(given) else { return nil }
      bits = given
    }
    self.address = address
    self.bits = bits
  }

  /// The range in CIDR notation.
  public var description: String { "\(address)/\(bits)" }

  func contains(_ other: NetworkAddress) -> Bool {
    guard other.bytes.count == address.bytes.count else { return false }
    return zip(address.bytes, other.bytes).enumerated().allSatisfy { index, pair in
      let counted = min(8, max(0, bits - index * 8))
      return (pair.0 ^ pair.1) >> UInt8(8 - counted) == 0 || counted == 0
    }
  }
}
