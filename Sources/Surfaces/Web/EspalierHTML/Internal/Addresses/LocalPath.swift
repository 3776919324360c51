internal import EspalierBase

/// An address within the app: a path with an optional query, which can lead nowhere else.
package enum LocalPath {
  /// The text if it is such an address: one slash at its beginning, nothing in it that a browser could read as another
  /// host, a scheme or a second header. Nil otherwise.
  package static func checked(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "/"), bytes.count <= 2_048 else { return nil }
    if bytes.count > 1 && (bytes[1] == UInt8(ascii: "/") || bytes[1] == UInt8(ascii: "\\")) { return nil }
    // Browsers take a backslash for a slash, and strip tabs and line ends before they look for a host.
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    return text
  }

  /// Returns the same address as a header may hold it, with percent-encoding for all but ASCII.
  package static func header(_ path: String) -> String { PercentCoding.encodeBeyondASCII(path) }

  /// The path without its query, which may hold what does not belong into a log.
  package static func withoutQuery(_ path: String) -> String {
    String(path.unicodeScalars.prefix { $0 != "?" && $0 != "#" })
  }
}
