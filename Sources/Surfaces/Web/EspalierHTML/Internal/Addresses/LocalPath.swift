internal import EspalierBase

/// An address within the app: a path with an optional query. It cannot lead to another site.
package enum LocalPath {
  /// Returns the text if it is an address within the app; otherwise nil.
  ///
  /// Such an address has one slash at its beginning, and no character that a browser could interpret as another host, a
  /// scheme or a second header.
  package static func checked(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "/"), bytes.count <= 2_048 else { return nil }
    if bytes.count > 1 && (bytes[1] == UInt8(ascii: "/") || bytes[1] == UInt8(ascii: "\\")) { return nil }
    // Browsers treat a backslash as a slash, and remove tabs and line breaks before they look for a host.
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    return text
  }

  /// Returns the same address for use in a header, with percent-encoding for everything except ASCII.
  package static func header(_ path: String) -> String { PercentCoding.encodeBeyondASCII(path) }

  /// Returns the path without its query, which may contain text that must not be logged.
  package static func withoutQuery(_ path: String) -> String {
    String(path.unicodeScalars.prefix { $0 != "?" && $0 != "#" })
  }
}
