internal import Crypto
internal import Foundation

/// A seal for kept pages: readers of the store learn nothing, and writers to it are not believed.
struct PageSeal: Sendable {
  private let names: SymmetricKey
  private let contents: SymmetricKey

  init(key: SigningKey) {
    names = key.derived(for: "page names")
    contents = key.derived(for: "page contents")
  }

  /// A key of the page's own, so that no key seals more often than it may.
  private func key(of name: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: contents, info: Data(name.utf8), outputByteCount: 32)
  }

  /// Returns the name of a page in a store, which tells nothing about the page, the session or the person.
  func name(of owner: PageKeeper.Owner) -> String {
    let text = "page|\(owner.page)|\(owner.session.name)|\(owner.identity ?? "")"
    return Base64URL.encode(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: names))
  }

  func seal(_ page: KeptPage, as name: String) throws -> Data {
    let content = try JSONEncoder().encode(page)
    let box = try AES.GCM.seal(content, using: key(of: name), authenticating: Data(name.utf8))
    // A nonce of the usual size is always combined; see `AES.GCM.SealedBox`.
    guard let sealed = box.combined else { throw CryptoKitError.incorrectParameterSize }
    return sealed
  }

  /// - Throws: When it was not sealed by this key under that name, or is no page that this version understands.
  func open(_ sealed: Data, as name: String) throws -> KeptPage {
    let box = try AES.GCM.SealedBox(combined: sealed)
    let content = try AES.GCM.open(box, using: key(of: name), authenticating: Data(name.utf8))
    return try JSONDecoder().decode(KeptPage.self, from: content)
  }
}
