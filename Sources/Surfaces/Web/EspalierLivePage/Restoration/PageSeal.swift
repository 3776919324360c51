internal import EspalierCryptography
internal import Foundation

/// A seal for stored pages. Readers of the store learn nothing from a sealed page, and forged states are rejected.
struct PageSeal: Sendable {
  private let names: SymmetricKey
  private let contents: SymmetricKey

  init(key: SigningKey) {
    names = key.derived(for: "page names")
    contents = key.derived(for: "page contents")
  }

  /// Returns a separate key for a page. So no key seals more often than is secure.
  private func key(of name: String) -> SymmetricKey { contents.derived(for: name) }

  /// Returns the name of a page in the store. The name reveals nothing about the page, the session or the person.
  func name(of owner: PageRestoration.Owner) -> String {
    let text = "page|\(owner.page)|\(owner.session.name)|\(owner.identity ?? "")"
    return Base64URL.encode(names.authenticationCode(for: Data(text.utf8)))
  }

  func seal(_ page: PageState, as name: String) throws -> Data {
    try Cipher.aes.seal(JSONEncoder().encode(page), under: key(of: name), authenticating: Data(name.utf8))
  }

  /// - Throws: An error if the data was not sealed with this key under that name, or is not a page that this version
  ///   understands.
  func open(_ sealed: Data, as name: String) throws -> PageState {
    let content = try Cipher.aes.open(sealed, under: key(of: name), authenticating: Data(name.utf8))
    return try JSONDecoder().decode(PageState.self, from: content)
  }
}
