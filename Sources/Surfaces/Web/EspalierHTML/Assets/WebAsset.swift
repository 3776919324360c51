public import Foundation

/// A file of the app that browsers load with its pages: a picture, a script that manages elements, or a file that such
/// a script loads.
///
/// ```swift
/// var configuration = WebConfiguration(dataDirectory: URL(filePath: "/var/lib/atlas"), title: "Atlas")
/// configuration.assets = [
///   WebAsset("map.js", "import { tiles } from './lib/tiles.js'; export default { mount(element, places) {} };"),
///   WebAsset("lib/tiles.js", "export const tiles = 12;"),
/// ]
/// ```
///
/// Files of a package come from its bundle: `try WebAsset("map.js", contentsOf: url)`. An element names its script by
/// the same path: ``HTMLElement/script(_:)``. A screen names its picture in the same way: `.image(.asset("ada.jpg"))`.
///
/// - All assets are in one folder, `/-/assets/HASH/`, whose name changes when any asset changes. So they find each
///   other by relative paths, browsers cache them permanently, and a page of an older version is reloaded. A picture of
///   a screen is loaded from `/-/assets/`, without the hash, and browsers check each time for changes.
/// - Only registered files are served: the path of a request is compared with their paths, and never looked up on disk.
/// - A path has segments of letters, digits, `.`, `_` and `-` that begin with a letter, digit or `_`. Its suffix
///   determines the type: `js`, `mjs`, `css`, `json`, `txt`, `svg`, `png`, `jpg`, `jpeg`, `gif`, `webp` and `avif`. A
///   server with any other suffix, or with two assets of one path, does not start.
/// - The content security policy is unchanged. It allows scripts of this server, and no others: none from other
///   servers, none inside HTML, no `eval`, no WebAssembly.
public struct WebAsset: Sendable {
  /// The path of the asset in the folder of the app's assets.
  public let path: String
  /// The content of the asset.
  public let bytes: [UInt8]

  /// Creates an asset from bytes.
  public init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates an asset from text.
  public init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

  /// Creates an asset from a file. The initializer reads the file at once.
  ///
  /// - Throws: The error of reading the file.
  public init(_ path: String, contentsOf file: URL) throws {
    self.init(path, bytes: Array(try Data(contentsOf: file)))
  }

  /// The path of the folder under which the server provides assets.
  package static let folder = "/-/assets/"

  private static let types = [
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json", "txt": "text/plain; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
  ]

  /// The `Content-Type` of the asset; nil for an unknown suffix.
  package var contentType: String? { path.split(separator: ".").last.flatMap { Self.types[String($0)] } }

  /// True if compression makes content of this type smaller.
  package var isText: Bool { contentType.map(Gzip.suits) ?? false }

  /// Returns true if a text is a valid path of an asset.
  package static func isPath(_ path: String) -> Bool {
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
