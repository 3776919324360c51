internal import EspalierBase

/// A complete address of a request.
///
/// A client makes it from its base and the request's endpoint; middleware and transports read it.
public struct Address: Sendable, Hashable {
  /// The scheme, either `http` or `https`.
  public let scheme: String
  /// The name or IP address of the host, in lower case.
  public let host: String
  /// The port; the default port of the scheme if none was written.
  public let port: Int
  /// The path, including its escapes. It begins with a slash.
  public let path: String
  /// The query's items.
  public internal(set) var query: [Query.Item]

  /// The scheme, host and port. A client sends none of its secrets to another origin.
  public var origin: String {
    let host = host.contains(":") ? "[\(host)]" : host
    return port == (scheme == "https" ? 443 : 80) ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
  }

  /// The path and the query, as they are sent to a server.
  public var target: String {
    guard !query.isEmpty else { return path }
    return path + "?"
      + query.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }
      .joined(separator: "&")
  }

  /// The complete address as a text, including its secrets. Show ``blanked`` to people and in logs instead.
  public var absolute: String { origin + target }

  /// The complete address as a text, in which each secret is `***`.
  public var blanked: String {
    guard !query.isEmpty else { return origin + path }
    return origin + path + "?"
      + query.map { item in
        "\(PercentCoding.encode(item.name))=\(item.isSecret ? "***" : PercentCoding.encode(item.value))"
      }.joined(separator: "&")
  }

  /// Creates an address from its text.
  ///
  /// - Returns: Nil if the scheme is not `http` or `https`, if there is no host, or if it contains a user name or a
  ///   password, which belong in a header.
  public init?(_ text: String) {
    guard let colon = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    guard !text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return nil }
    let withoutFragment = text[colon.upperBound...].prefix { $0 != "#" }
    let authority = withoutFragment.prefix { $0 != "/" && $0 != "?" }
    guard !authority.contains("@"), let (host, port) = Self.read(authority) else { return nil }
    let target = withoutFragment.dropFirst(authority.count)
    let path = target.prefix { $0 != "?" }
    self.scheme = scheme
    self.host = host
    self.port = port ?? (scheme == "https" ? 443 : 80)
    self.path = path.isEmpty ? "/" : String(path)
    query = Self.read(query: target.dropFirst(path.count + 1))
  }

  /// Returns the address at another server. The path and the query of `origin` come before those of this address.
  func moved(to origin: Address) -> Address {
    var moved = Address(origin, path: origin.path == "/" ? path : origin.path + path, query: query)
    moved.query = origin.query + query
    return moved
  }

  private init(_ other: Address, path: String, query: [Query.Item]) {
    (scheme, host, port, self.path, self.query) = (other.scheme, other.host, other.port, path, query)
  }

  /// Returns the complete address of an endpoint, with this address as the client's base; nil if the endpoint is not a
  /// valid path or address.
  func appending(_ endpoint: Endpoint) -> Address? {
    let text = endpoint.description
    let bytes = text.utf8
    // A path begins with a slash, and its query may contain an address.
    if bytes.first != UInt8(ascii: "/"), text.contains("://") { return Address(text) }
    guard !bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let question = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
    let added = text[..<question]
    var path = path
    if !added.isEmpty {
      if path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
      if added.utf8.first != UInt8(ascii: "/") { path += "/" }
      path += added
    }
    guard question < end else { return Address(self, path: path, query: query) }
    return Address(self, path: path, query: query + Self.read(query: text[bytes.index(after: question)..<end]))
  }

  /// Returns the address to which a `Location` in a response from this address refers, according to RFC 3986 (5.2).
  func resolving(_ location: String) -> Address? {
    if location.contains("://") { return Address(location) }
    if location.hasPrefix("//") { return Address("\(scheme):\(location)") }
    if location.hasPrefix("/") { return Address(origin + location) }
    if location.hasPrefix("?") { return Address(origin + path + location) }
    let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    return Address(origin + Self.normalized(folder + location))
  }

  /// Returns a target with its `.` and `..` segments resolved.
  private static func normalized(_ target: Substring) -> String {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    var segments: [Substring] = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      switch segment {
      case ".": continue
      case "..": _ = segments.popLast()
      default: segments.append(segment)
      }
    }
    return "/" + segments.joined(separator: "/") + target.dropFirst(path.count)
  }

  private static func read(_ authority: Substring) -> (host: String, port: Int?)? {
    var name = authority
    var port: Int?
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      name = authority[authority.index(after: authority.startIndex)..<end]
      let rest = authority[authority.index(after: end)...]
      if !rest.isEmpty {
        guard rest.hasPrefix(":"), let number = Int(rest.dropFirst()) else { return nil }
        port = number
      }
    } else if let colon = authority.lastIndex(of: ":") {
      name = authority[..<colon]
      guard let number = Int(authority[authority.index(after: colon)...]) else { return nil }
      port = number
    }
    guard !name.isEmpty, port.map((1...65_535).contains) ?? true else { return nil }
    return (name.lowercased(), port)
  }

  private static func read(query: Substring) -> [Query.Item] {
    query.split(separator: "&").map { pair in
      let name = PercentCoding.decodeLeniently(pair.prefix { $0 != "=" })
      let value = PercentCoding.decodeLeniently(pair.dropFirst(pair.prefix { $0 != "=" }.count + 1))
      return Query.Item(name: name, value: value, isSecret: SecretNames.contain(name))
    }
  }
}
