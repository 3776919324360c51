internal import Foundation

/// The way from one folder to another.
enum RelativePath {
  /// Returns the path of a folder as seen from another, or its whole path where they have nothing in common.
  static func of(_ target: URL, from folder: URL) -> String {
    let (to, from) = (target.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
    let common = zip(to, from).prefix { $0 == $1 }.count
    guard common > 1 else { return target.standardizedFileURL.path }
    return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
  }
}
