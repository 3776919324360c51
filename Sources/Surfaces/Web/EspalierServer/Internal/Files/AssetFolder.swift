internal import EspalierHTML
internal import Foundation

/// The app's own files for browsers, in one folder. The name of the folder changes when any file changes.
struct AssetFolder: Sendable {
  /// The folder's path; empty if there are no files.
  let path: String
  /// The hash of all files. It distinguishes the versions of the app, and is empty if there are no files.
  let hash: String
  private let assets: [String: BrowserAssets.Asset]
  private let named: [String: BrowserAssets.Asset]

  /// Creates the folder from the app's files.
  ///
  /// - Throws: ``WebServerError/asset(path:reason:)`` for a path that cannot be served, or that two files have.
  init(_ files: [WebAsset]) throws {
    guard !files.isEmpty else {
      (path, hash, assets, named) = ("", "", [:], [:])
      return
    }
    var names: Set<String> = []
    for file in files {
      guard WebAsset.isPath(file.path) else {
        throw WebServerError.asset(
          path: file.path,
          reason: "a path has segments of letters, digits, \".\", \"_\" and \"-\", and none begins with \".\" or \"-\"")
      }
      guard file.contentType != nil else {
        throw WebServerError.asset(path: file.path, reason: "its suffix is none of those that WebAsset lists")
      }
      guard names.insert(file.path).inserted else {
        throw WebServerError.asset(path: file.path, reason: "there are two of that path")
      }
    }
    // Name and size precede the content, so that no two folders have the same bytes.
    var content: [UInt8] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      content += Array("\(file.path)\0\(file.bytes.count)\0".utf8)
      content += file.bytes
    }
    hash = BrowserAssets.Asset.hash(of: content)
    path = "\(WebAsset.folder)\(hash)/"
    let folder = path
    let all = files.map { (path: $0.path, asset: BrowserAssets.Asset($0, in: folder)) }
    assets = Dictionary(uniqueKeysWithValues: all.map { (folder + $0.path, $0.asset) })
    named = Dictionary(uniqueKeysWithValues: all.map { (WebAsset.folder + $0.path, $0.asset) })
  }

  /// Returns the file at a path of a request.
  subscript(_ path: String) -> BrowserAssets.Asset? { assets[path] }

  /// Returns the file at a path without the hash. Screens use such paths for pictures.
  ///
  /// The path stays the same while the content changes, so a browser checks each time for changes.
  func named(_ path: String) -> BrowserAssets.Asset? { named[path] }
}
