internal import Foundation
internal import NIOCore

/// An address of the internet, as the bytes that it stands for: four, or sixteen.
struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]

  /// Reads an address, in brackets or not; nil for a name and for any other text. An IPv4 address that is written as an
  /// IPv6 one is the IPv4 address.
  init?(_ text: some StringProtocol) {
    var text = text[...]
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    // The zone of a link-local address says which card it is on, and nothing about who it is.
    if text.contains(":"), let zone = text.firstIndex(of: "%") {
      guard text[zone...].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
      text = text[..<zone]
    }
    // The system reads up to the first zero, and what stands behind it would be passed over.
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

  /// The address of the other end of a connection, nil where it has none.
  init?(_ address: SocketAddress?) {
    guard let text = address?.ipAddress else { return nil }
    self.init(text)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// True if the address is a loopback address, of this machine itself.
  var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == Self.loopback }

  /// The network that the people behind the address are counted by: the address itself, or of an IPv6 one the first 64
  /// bits, all of which one household has.
  var network: String {
    guard bytes.count == 16 else { return description }
    return "\(NetworkAddress(bytes: Array(bytes.prefix(8)) + [UInt8](repeating: 0, count: 8)))/64"
  }

  /// Returns the network that people are counted by whose address may be unknown.
  ///
  /// A connection that was over before its address could be asked for is nobody's, and by no means this machine's own.
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
