@testable import EspalierHTML
@testable import EspalierWire

extension FuzzTarget {
  /// Addresses that links are given, and texts that pages show.
  static let links = FuzzTarget(
    name: "links", subject: "addresses of links and texts of pages, as they are drawn", share: 4, maximumLength: 256,
    words: [
      "javascript:", "data:", "https://", "mailto:", "\u{0}", "\t", "\n", "//", "/\\", "\\", "%2e%2e", "..", "\u{301}",
      "\u{2028}", "\u{A0}", "\u{FEFF}", "<", "</script", "&#", "export:", "\u{37E}",
    ],
    seeds: {
      inputs(
        "/a/b?c=d#e", "https://example.org/", " java\tscript:alert(1)", "mailto:a@example.org", "/a/../b", "//host",
        "export:all", "<script>\"&'\u{2028}</script>", "/.%2e/\u{301}")
    },
    read: { bytes in
      guard let text = bytes.asText else { return }
      for mount in mounts {
        let link = HTMLAddress.link(text, below: mount)
        must(link == "#" || leads(link, within: mount), "a link leads where links may: \(link)")
        if let own = HTMLAddress.own(text, below: mount) {
          // By its bytes: a slash with an accent above it is another character.
          must(
            own.utf8.first == UInt8(ascii: "/") && leads(own, within: mount),
            "an address of the app stays in it: \(own)")
        }
      }
      var json = JSONWriter()
      json.raw("[")
      json.string(text)
      json.raw("]")
      let written = String(decoding: json.bytes, as: UTF8.self)
      must(FrameReader.read(written) { try $0.text() }?.utf8.elementsEqual(bytes) == true, "JSON says the same text")
      must(!json.bytes.contains(UInt8(ascii: "<")), "JSON can stand in a script element")
      var html = HTMLWriter()
      html.escaped(text)
      must(
        !html.bytes.contains { "<>\"'".utf8.contains($0) }, "text stands for itself between tags and in attributes")
    })

  private static let mounts = [MountPath.root, MountPath("/app")].compactMap { $0 }

  /// Returns true when an address leads into the app, or to what links may lead to, as a browser reads it.
  private static func leads(_ address: String, within mount: MountPath) -> Bool {
    let bytes = address.utf8.filter { ![0x09, 0x0A, 0x0D].contains($0) }.drop { $0 <= 0x20 }
    guard bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "\\") else {
      let scheme = String(decoding: bytes.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
      return ["http", "https", "mailto", "tel"].contains(scheme) && bytes.contains(UInt8(ascii: ":"))
    }
    return stays(Array(bytes), below: mount)
  }

  /// Returns true when a path is still below the app's own after a browser has taken the dots out of it.
  static func stays(_ path: [UInt8], below mount: MountPath) -> Bool {
    let slashes = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    guard path.first == slashes[0], path.count < 2 || !slashes.contains(path[1]) else { return false }
    var segments: [String] = []
    let place = path.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    for segment in place.dropFirst().split(omittingEmptySubsequences: false, whereSeparator: slashes.contains) {
      let text = String(decoding: segment, as: UTF8.self)
      switch text.lowercased().replacing("%2e", with: ".") {
      case "..": _ = segments.popLast()
      case ".": break
      default: segments.append(text)
      }
    }
    return mount.isRoot || "/\(segments.first ?? "")" == mount.prefix
  }
}
