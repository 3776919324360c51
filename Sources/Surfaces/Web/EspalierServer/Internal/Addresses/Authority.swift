/// The host name, with an optional port, that a request is for.
///
/// If a request names two hosts, or one in a spelling that programs read differently, the proxy in front may read one
/// server and this server another. A check by one of them is then invalid for the other. So a request must have exactly
/// one name, made of the characters of host names and addresses.
enum Authority {
  /// Returns true if a text consists of only a name or an address, with an optional port.
  static func isWellFormed(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    let name: Substring.UTF8View
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      name = rest[rest.index(after: rest.startIndex)..<end]
      guard NetworkAddress(Substring(name)) != nil, !name.contains(UInt8(ascii: "%")) else { return false }
      rest = rest[rest.index(after: end)...]
    } else {
      name = rest.prefix { $0 != UInt8(ascii: ":") }
      guard !name.isEmpty, name.count <= 255, name.allSatisfy(isOfName) else { return false }
      rest = rest[name.endIndex...]
    }
    guard let colon = rest.first else { return true }
    let port = rest.dropFirst()
    return colon == UInt8(ascii: ":") && port.count <= 5 && port.allSatisfy(isDigit)
  }

  /// Returns true if a request of HTTP/1 names exactly one server. If the request's target names a server too, it must
  /// be the server in the `Host` field.
  ///
  /// - Parameter mayBeMissing: True for HTTP/1.0, which has no such field.
  static func isOne(hosts: [String], target: String, mayBeMissing: Bool) -> Bool {
    guard hosts.count == 1 || hosts.isEmpty && mayBeMissing else { return false }
    if let host = hosts.first, !isWellFormed(host) { return false }
    if target.hasPrefix("/") || target == "*" { return true }
    for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
      let named = target.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
      return hosts.first?.lowercased() == named.lowercased()
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "-._".utf8.contains(byte)
  }
}
