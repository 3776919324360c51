internal import EspalierLivePage

/// A maker of tokens that prove that a session owns a page. A token is the page's identifier, signed together with the
/// session.
///
/// A newer version of the app accepts the tokens of an earlier one, so that pages continue over a change of version.
struct PageToken: Sendable {
  let key: SigningKey

  /// Returns a new identifier that cannot be guessed.
  static func makeIdentifier() -> String { Base64URL.random(bytes: 16) }

  func token(page: String, session: SessionKey) -> String {
    "\(page).\(key.signature(of: text(page, session)))"
  }

  /// Returns the identifier of a token's page; nil unless the server made the token for this session.
  func page(of token: String, session: SessionKey) -> String? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 22, key.isValid(parts[1], for: text(parts[0], session)) else {
      return nil
    }
    return String(parts[0])
  }

  private func text(_ page: some StringProtocol, _ session: SessionKey) -> String {
    "page|\(page)|\(session.name)"
  }
}
