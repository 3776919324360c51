internal import EspalierLivePage

/// A maker of tokens that prove that this server showed a form to this session.
///
/// A token is valid as long as the session, and differs each time it is written, so that its length under compression
/// reveals nothing.
struct FormToken: Sendable {
  let key: SigningKey

  func token(session: SessionKey) -> String {
    let salt = Base64URL.random(bytes: 9)
    return "\(salt).\(key.signature(of: text(salt, session)))"
  }

  func isValid(_ token: String, session: SessionKey) -> Bool {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 12 && key.isValid(parts[1], for: text(parts[0], session))
  }

  private func text(_ salt: some StringProtocol, _ session: SessionKey) -> String { "form|\(salt)|\(session.name)" }
}
