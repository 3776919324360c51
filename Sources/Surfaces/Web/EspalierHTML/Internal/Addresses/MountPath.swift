/// The path below which an app is served. Routes do not contain it; every address that a browser receives begins with
/// it.
package struct MountPath: Sendable, Hashable {
  /// The path as segments that each begin with a slash, such as `/money`; empty for the whole site.
  package let prefix: String

  /// The mount path of an app that is served at the root of the site.
  package static let root = MountPath(checked: "")

  private init(checked prefix: String) { self.prefix = prefix }

  /// Creates the path from a configuration's text; nil if it is invalid.
  ///
  /// Its segments have letters, digits, `.`, `_`, `~` and `-`: no character that a browser, a proxy or a cookie would
  /// write differently. No segment can be just `-`, which begins the server's own addresses.
  package init?(_ text: String) {
    let bare = text.hasSuffix("/") ? String(text.dropLast()) : text
    guard !bare.isEmpty else {
      self = .root
      return
    }
    let segments = bare.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.count > 1, segments[0].isEmpty, bare.utf8.count <= 200,
      segments.dropFirst().allSatisfy(Self.isSegment)
    else { return nil }
    prefix = bare
  }

  package var isRoot: Bool { prefix.isEmpty }

  /// The path for which browsers send cookies.
  package var cookiePath: String { prefix + "/" }

  /// The suffix of the names of cookies. It distinguishes them from the cookies of an app that is mounted above or
  /// below.
  package var cookieSuffix: String { String(prefix.map { $0 == "/" ? "-" : $0 }) }

  /// Returns the address that a browser uses for an address of the app. The app's address begins with one slash.
  ///
  /// - Returns: The address; nil if it would lead the browser out of the path.
  package func address(of position: String) -> String? {
    guard !isRoot else { return position }
    return Self.climbs(position) ? nil : prefix + position
  }

  /// Returns the app's address for an address in the browser; nil if the browser's address is not below the path.
  package func path(of address: String) -> String? {
    guard !isRoot else { return address }
    // Byte by byte: in a comparison of characters, a slash with an accent on it is not a slash.
    let (bytes, own) = (address.utf8, prefix.utf8)
    guard bytes.starts(with: own) else { return nil }
    let rest = Substring(bytes.dropFirst(own.count))
    switch rest.utf8.first {
    case UInt8(ascii: "/"): return String(rest)
    case nil, UInt8(ascii: "?"), UInt8(ascii: "#"): return "/" + rest
    default: return nil
    }
  }

  private static func isSegment(_ segment: Substring) -> Bool {
    guard !segment.isEmpty, segment != "-", segment != ".", segment != ".." else { return false }
    return segment.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-._~".utf8.contains(byte)
    }
  }

  /// Returns true if a segment of the path leads to the parent, as browsers parse it. Such a segment consists of two
  /// dots. The dots can also be percent-encoded.
  private static func climbs(_ position: String) -> Bool {
    let path = LocalPath.withoutQuery(position)
    guard path.utf8.contains(UInt8(ascii: ".")) || path.utf8.contains(UInt8(ascii: "%")) else { return false }
    // Byte by byte: in a comparison of characters, a slash with an accent on it is not a slash.
    return path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.contains {
      Substring($0).lowercased().replacing("%2e", with: ".") == ".."
    }
  }
}
