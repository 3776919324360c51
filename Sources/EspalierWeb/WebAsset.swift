public import Foundation

/// A file of the app that browsers load beside its pages: a script that looks after elements, and what that loads.
///
/// ```swift
/// var configuration = WebConfiguration(dataDirectory: URL(filePath: "/var/lib/atlas"), title: "Atlas")
/// configuration.assets = [
///   WebAsset("map.js", "import { tiles } from './lib/tiles.js'; export default { mount(element, places) {} };"),
///   WebAsset("lib/tiles.js", "export const tiles = 12;"),
/// ]
/// ```
///
/// Files of a package come from its bundle: `try WebAsset("map.js", contentsOf: url)`. An element names its script by the same
/// path: ``HTMLElement/script(_:)``.
///
/// - All assets stand in one folder, `/-/assets/HASH/`, whose name changes when any of them does. So they find each other
///   by relative paths, browsers keep them for good, and a page of an older version is loaded anew.
/// - Only what is registered is served: a path of a request is compared with these, and never looked up on disk.
/// - A path has segments of letters, digits, `.`, `_` and `-` that begin with a letter, digit or `_`. Its suffix says the type: `js`, `mjs`, `css`,
///   `json`, `txt`, `svg`, `png`, `jpg`, `jpeg`, `gif`, `webp` and `avif`. A server with any other, or with two of one path, does not
///   start.
/// - The content security policy stays as it is. It lets scripts of this server run, and no others: none from elsewhere, none
///   inside HTML, no `eval`, no WebAssembly.
public struct WebAsset: Sendable {
  /// Where it stands in the folder of the app's assets.
  public let path: String
  /// What is in it.
  public let bytes: [UInt8]

  /// An asset from bytes.
  public init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// An asset from text.
  public init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

  /// An asset from a file, which is read now.
  ///
  /// - Throws: What reading the file throws.
  public init(_ path: String, contentsOf file: URL) throws {
    self.init(path, bytes: Array(try Data(contentsOf: file)))
  }

  private static let types = [
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json", "txt": "text/plain; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
  ]

  /// What a browser is told that it is; nil for a suffix that is none of those known.
  var contentType: String? { path.split(separator: ".").last.flatMap { Self.types[String($0)] } }

  /// Whether it gets smaller by being compressed.
  var isText: Bool { contentType.map { $0.hasPrefix("text/") || $0.hasSuffix("json") || $0.hasSuffix("xml") } ?? false }

  /// Whether a text can be the path of an asset.
  static func isPath(_ path: String) -> Bool {
    path.utf8.count <= 200
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { segment in
        guard let first = segment.utf8.first, first != 0x2E, first != 0x2D else { return false }
        return segment.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F
            || byte == 0x2D
        }
      }
  }
}
