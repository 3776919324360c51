internal import Foundation
internal import NIOCore

/// An internet address as four or sixteen bytes.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]

  /// Creates an address from its text, with or without brackets; nil for a name and for any other text. An IPv4 address
  /// that is written as an IPv6 address becomes the IPv4 address.
  init?(_ text: some StringProtocol) {
    var text = text[...]
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    // The zone of a link-local address names the network interface, and is not part of the identity.
    if text.contains(":"), let zone = text.firstIndex(of: "%") {
      guard text[zone...].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
      text = text[..<zone]
    }
    // The system reads up to the first zero, and would ignore the rest.
    guard text.utf8.count <= 45, !text.utf8.contains(0) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, String(text), &bytes) == 1 {
      self.bytes = Array(bytes.prefix(4))
    } else if inet_pton(AF_INET6, String(text), &bytes) == 1 {
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
    } else {
      return nil
    }
  }

  /// Creates the address of the other end of a connection; nil if it has none.
  init?(_ address: SocketAddress?) {
    guard let text = address?.ipAddress else { return nil }
    self.init(text)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// True if the address is a loopback address, of this machine itself.
  var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == Self.loopback }

  /// The network whose clients are counted together: the address itself for IPv4, or the first 64 bits of an IPv6
  /// address, because one household shares them.
  var network: String {
    guard bytes.count == 16 else { return description }
    return "\(NetworkAddress(bytes: Array(bytes.prefix(8)) + [UInt8](repeating: 0, count: 8)))/64"
  }

  /// Returns the network by which clients are counted. Clients without a known address are counted together.
  ///
  /// A connection that ended before its address could be read counts as unknown, and never as this machine.
  static func network(of address: NetworkAddress?) -> String { address?.network ?? "unknown" }

  var description: String {
    var text = [CChar](repeating: 0, count: 46)
    guard inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else {
      return ""
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static let loopback = [UInt8](repeating: 0, count: 15) + [1]
}
