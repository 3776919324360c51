internal import EspalierHTML
internal import EspalierNavigation
internal import Foundation
internal import HTTPTypes

/// The facts that the server reads from the head of a request, the same for plain requests and for upgrades.
struct RequestContext: Sendable {
  let method: HTTPRequest.Method
  /// The path and query as the browser sent them, within the app. For a request outside the app's path, it is the whole
  /// path.
  let target: String
  /// True if the request is below the app's path.
  let isBelowMount: Bool
  /// The person of the browser as the host reports it, if the host was asked.
  var hostIdentity: HostIdentity?
  let fields: HTTPFields
  /// The origin of this server as the browser sees it, such as `https://wallet.example`.
  let origin: String
  /// The host name and port that the browser requested.
  let host: String
  /// The address of the client: the other end of the connection, or the client that a trusted proxy names.
  let client: NetworkAddress?
  /// True if a trusted proxy named ``client``.
  let isForwarded: Bool
  /// The network of the client, under which the server counts the client's use of limits.
  var network: String { NetworkAddress.network(of: client) }
  private let allowedOrigins: Set<String>

  /// - Parameter peer: The address of the other end of the connection, if it has one.
  init(_ head: HTTPRequest, configuration: WebConfiguration, mount: MountPath = .root, peer: NetworkAddress?) {
    method = head.method
    let place = mount.path(of: head.path ?? "")
    target = place ?? head.path ?? ""
    isBelowMount = place != nil
    fields = head.headerFields
    allowedOrigins = configuration.access.allowedOrigins
    var scheme = configuration.certificate == nil ? "http" : "https"
    var host = head.authority ?? ""
    var client = peer
    if let peer, configuration.access.trustedProxies.contains(where: { $0.contains(peer) }) {
      // The nearest proxy writes last.
      scheme = Self.last(head.headerFields[values: Self.forwardedProtocol]) ?? scheme
      host = Self.last(head.headerFields[values: Self.forwardedHost]) ?? host
      client = Self.client(
        behind: peer, head.headerFields[values: Self.forwardedFor], configuration.access.trustedProxies)
    }
    self.host = host
    self.client = client
    isForwarded = client != peer
    if let publicOrigin = configuration.access.publicOrigin {
      let bare = publicOrigin.hasSuffix("/") ? String(publicOrigin.dropLast()) : publicOrigin
      origin = bare.lowercased()
    } else {
      origin = "\(scheme)://\(host)".lowercased()
    }
  }

  /// Returns the client's address: the last of the forwarded addresses that is not a trusted proxy's. The addresses
  /// before it may be forged.
  private static func client(
    behind peer: NetworkAddress, _ forwarded: [String], _ trusted: [NetworkRange]
  ) -> NetworkAddress {
    var client = peer
    for written in forwarded.joined(separator: ",").split(separator: ",").reversed() {
      let trimmed = written.trimmingCharacters(in: .whitespaces)
      guard trusted.contains(where: { $0.contains(client) }) else { break }
      guard let next = NetworkAddress(trimmed) ?? AllowedHosts.name(of: trimmed).flatMap({ NetworkAddress($0) }) else {
        break
      }
      client = next
    }
    return client
  }

  var path: String { LocalPath.withoutQuery(target) }
  var isSecure: Bool { origin.hasPrefix("https://") }

  var contentLength: Int? { fields[.contentLength].flatMap { Int($0) } }

  /// True if the request comes from a page of this server, or of an allowed origin.
  ///
  /// A browser sends `Origin` with each POST and each upgrade. A request without it is accepted only based on the
  /// browser's other fields, `Sec-Fetch-Site` and `Referer`.
  var isFromAllowedOrigin: Bool {
    if fields.contains(.origin) { return isUpgradeAllowed }
    switch fields[Self.fetchSite] {
    case "same-origin": return true
    case nil: break
    default: return false
    }
    guard let referer = fields[.referer], let url = URL(string: referer), let scheme = url.scheme, let host = url.host()
    else { return false }
    let port = url.port.map { ":\($0)" } ?? ""
    return isAllowed("\(scheme)://\(host)\(port)")
  }

  /// True if the request may open a live connection: it has an `Origin`, which is this server's or an allowed one.
  var isUpgradeAllowed: Bool {
    let origins = fields[values: .origin]
    guard let claimed = origins.first, origins.count == 1 else { return false }
    return isAllowed(claimed)
  }

  private func isAllowed(_ claimed: String) -> Bool {
    claimed != "null" && (claimed.lowercased() == origin || allowedOrigins.contains(claimed))
  }

  /// Returns the value of a cookie. Of two cookies with one name the first counts: browsers send the one with the
  /// longest path first.
  ///
  /// The header is split byte by byte. Swift's `Character` comparison treats the Greek question mark as a semicolon. So
  /// a foreign cookie whose value contains that character could pass for a second cookie, even one with a protected
  /// name such as `__Host-…`.
  func cookie(_ name: String) -> String? {
    for header in fields[values: .cookie] {
      for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
        let trimmed = pair.drop { $0 == UInt8(ascii: " ") }
        let value = trimmed.dropFirst(name.utf8.count)
        guard trimmed.starts(with: name.utf8), value.first == UInt8(ascii: "=") else { continue }
        return String(Substring(value.dropFirst()))
      }
    }
    return nil
  }

  /// True if the response may be compressed.
  var acceptsGzip: Bool {
    Preference.list(fields[.acceptEncoding] ?? "").contains { $0.value == "gzip" && $0.quality > 0 }
  }

  private static func last(_ values: [String]) -> String? {
    values.last?.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static let forwardedProtocol = HTTPField.Name.known("X-Forwarded-Proto")
  private static let forwardedHost = HTTPField.Name.known("X-Forwarded-Host")
  private static let forwardedFor = HTTPField.Name.known("X-Forwarded-For")
  private static let fetchSite = HTTPField.Name.known("Sec-Fetch-Site")
}

extension HTTPField.Name {
  /// Returns the header field name for a text that this module itself writes.
  static func known(_ name: String) -> HTTPField.Name {
    // The fallback is never used: every caller passes a literal that is a token.
    HTTPField.Name(name) ?? .accept
  }
}
