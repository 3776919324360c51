internal import Foundation

/// The way to a file within a package.
enum PackagePath {
  /// Returns the path of a file within a folder, after all links; nil if it lies elsewhere.
  ///
  /// The file, and the last folders of its path, need not exist.
  static func of(_ file: URL, in root: URL) -> String? {
    var existing = file.standardizedFileURL
    var missing: [String] = []
    while !isThere(existing), existing.pathComponents.count > 1 {
      missing.insert(existing.lastPathComponent, at: 0)
      existing = existing.deletingLastPathComponent()
    }
    let real = missing.reduce(existing.resolvingSymlinksInPath()) { $0.appending(path: $1) }
    let start = root.resolvingSymlinksInPath().path + "/"
    return real.path.hasPrefix(start) ? String(real.path.dropFirst(start.count)) : nil
  }

  /// Returns true if a path leads to a place in the folder, and to no other one by `..` or by a link.
  static func isInside(_ path: String, _ root: URL) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }), !path.contains("\0") else {
      return false
    }
    var place = root
    for part in parts {
      place = place.appending(path: String(part))
      if isLink(place) { return false }
    }
    return true
  }

  /// Returns true if something stands at a place, a link that leads nowhere too.
  private static func isThere(_ place: URL) -> Bool {
    var status = stat()
    return lstat(place.path, &status) == 0
  }

  static func isLink(_ place: URL) -> Bool {
    var status = stat()
    return lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
