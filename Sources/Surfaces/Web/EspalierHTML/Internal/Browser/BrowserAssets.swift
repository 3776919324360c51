internal import EspalierCryptography
internal import Foundation

/// The script, the style rules and the icon. The address of each changes with its content, so that browsers cache it
/// permanently.
package struct BrowserAssets: Sendable {
  package struct Asset: Sendable {
    package let path: String
    /// The address of a script relative to the one that loads it.
    package let modulePath: String
    package let contentType: String
    package let bytes: [UInt8]
    package let compressed: [UInt8]?
    /// The first 16 digits of the content's hash.
    package let hash: String

    package init(name: String, suffix: String, contentType: String, bytes: [UInt8]) {
      let hash = Self.hash(of: bytes)
      self.hash = hash
      modulePath = "./\(name)-\(hash).\(suffix)"
      path = "/-/\(name)-\(hash).\(suffix)"
      self.contentType = contentType
      self.bytes = bytes
      compressed = Gzip.compress(bytes, level: 9)
    }

    /// Creates an asset from a file of the app. The name of its folder changes with its content.
    package init(_ asset: WebAsset, in folder: String) {
      hash = Self.hash(of: asset.bytes)
      modulePath = ""
      path = folder + asset.path
      contentType = asset.contentType ?? "application/octet-stream"
      bytes = asset.bytes
      compressed = asset.isText ? Gzip.compress(asset.bytes, level: 9) : nil
    }

    package static func hash(of bytes: [UInt8]) -> String {
      String(Digest(bytes).hexadecimal.prefix(16))
    }
  }

  package let script: Asset
  package let stylesheet: Asset
  package let icon: [UInt8]

  /// Creates assets from the files in `Browser/`.
  package init(script: [UInt8], stylesheet: [UInt8], icon: [UInt8]? = nil) {
    self.script = Asset(
      name: "espalier", suffix: "js", contentType: "text/javascript; charset=utf-8", bytes: script)
    self.stylesheet = Asset(
      name: "espalier", suffix: "css", contentType: "text/css; charset=utf-8", bytes: stylesheet)
    self.icon = icon ?? Array(Self.leaf.utf8)
  }

  /// Returns the same assets with the app's own rules after the framework's.
  package func adding(rules: String) -> BrowserAssets {
    guard !rules.isEmpty else { return self }
    return BrowserAssets(
      script: script.bytes, stylesheet: stylesheet.bytes + Array("\n\(rules)\n".utf8), icon: icon)
  }

  /// An icon of a leaf on a rod, for apps without their own icon.
  private static let leaf = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 30V6" stroke="#7a5c3e" stroke-width="3" \
    stroke-linecap="round"/><path d="M16 18C8 18 5 12 5 5c7 0 11 5 11 13zM16 23c0-7 4-11 11-11 0 7-4 11-11 11z" \
    fill="#3f8f4f"/></svg>
    """
}
