internal import Foundation

/// The host names that this server accepts in the `Host` field of a request.
///
/// A page of another site can make its own name resolve to this machine (DNS rebinding). Its requests then look as if
/// they came from this site, except for the name; so the server refuses unknown names.
struct AllowedHosts: Sendable {
  private let names: Set<String>
  /// True if the server accepts any IP address as its host name. Unlike a name, an address cannot be made to lead to
  /// another machine.
  private let takesAddresses: Bool

  init(_ configuration: WebConfiguration) {
    var names = Set(configuration.access.allowedHosts.compactMap(Self.name(of:)))
    if let name = Self.name(of: configuration.host) { names.insert(name) }
    if let name = configuration.access.publicOrigin.flatMap(Self.name(ofOrigin:)) { names.insert(name) }
    self.names = names
    takesAddresses = ["0.0.0.0", "::", "[::]", ""].contains(configuration.host)
  }

  /// Returns true if an authority (a name with an optional port) belongs to this server.
  func contains(_ authority: String) -> Bool {
    guard let name = Self.name(of: authority) else { return false }
    return Self.isThisMachine(name) || names.contains(name) || takesAddresses && NetworkAddress(name) != nil
  }

  /// Returns true if a host name without a port always refers to the local machine, such as `localhost`.
  static func isThisMachine(_ name: String) -> Bool {
    name == "localhost" || name.hasSuffix(".localhost") || NetworkAddress(name)?.isLoopback == true
  }

  /// Returns the host name in an origin, such as `https://wallet.example`; nil if the origin has no valid name.
  static func name(ofOrigin origin: String) -> String? {
    guard let separator = origin.range(of: "://") else { return nil }
    return name(of: String(origin[separator.upperBound...].prefix { $0 != "/" }))
  }

  /// Returns the host name in an authority, without its port and in lower case; nil if the authority has no valid name.
  static func name(of authority: String) -> String? {
    guard Authority.isWellFormed(authority) || NetworkAddress(authority) != nil else { return nil }
    var name = authority.lowercased()[...]
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      name = name[name.index(after: name.startIndex)..<end]
    } else if NetworkAddress(name) == nil, let colon = name.lastIndex(of: ":") {
      name = name[..<colon]
    }
    if name.hasSuffix(".") { name = name.dropLast() }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns the requested host name for display to the browser; nil if it has characters that host names cannot have.
  static func shown(_ authority: String) -> String? {
    guard let name = name(of: authority), name.utf8.count <= 253 else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-._:".utf8.contains(byte)
    }
    return isPlain ? name : nil
  }
}
