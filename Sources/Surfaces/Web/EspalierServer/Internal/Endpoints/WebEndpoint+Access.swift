internal import EspalierCryptography
internal import EspalierHTML
internal import HTTPTypes

extension WebEndpoint {
  /// The header fields that proxies add. The list also covers proxies that omit the usual fields.
  private static let forwarding = [
    "Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Server", "Via", "X-Real-IP",
    "CF-Connecting-IP", "True-Client-IP",
  ].map(HTTPField.Name.known)
  private static let shortestToken = 16

  /// Returns true if the endpoint answers the sender of a request.
  func isOpen(to facts: RequestContext) -> Bool {
    switch access {
    case .thisMachine:
      guard !facts.isForwarded, facts.client?.isLoopback == true,
        !Self.forwarding.contains(where: facts.fields.contains)
      else { return false }
      return AllowedHosts.name(of: facts.host).map(AllowedHosts.isThisMachine) ?? false
    case .token(let token):
      let given = facts.fields[values: .authorization]
      let prefix = "Bearer "
      guard given.count == 1, let value = given.first, value.hasPrefix(prefix) else { return false }
      // The time of comparing digests reveals nothing about the token.
      return Digest(value.dropFirst(prefix.count)) == Digest(token)
    }
  }

  /// Returns the reason why the server must not start with the endpoint; nil if it may start.
  func fault(in configuration: WebConfiguration) -> String? {
    guard let path = MountPath(self.path), !path.isRoot, path.prefix == self.path, !self.path.hasPrefix("/-/"),
      self.path != "/-"
    else {
      return "it is no address for one. Give it a path such as \"/metrics\", of letters, digits, `.`, `_`, `~` and `-`"
    }
    if configuration.endpoints.count(where: { $0.path == self.path }) > 1 {
      return "there are two of it. Leave one out, or give it another path"
    }
    switch access {
    case .thisMachine where configuration.access.publicOrigin != nil || !configuration.access.trustedProxies.isEmpty:
      return "it is meant for this machine alone, and behind a proxy everybody may seem to be that. Give it a `token`"
    case .token(let token) where token.utf8.count < Self.shortestToken:
      return "its token is short enough to be guessed. Give it \(Self.shortestToken) characters or more"
    case .thisMachine, .token: return nil
    }
  }
}
