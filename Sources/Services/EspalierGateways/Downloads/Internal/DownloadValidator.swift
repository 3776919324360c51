internal import EspalierBase

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A server's mark for a version of a file, strict enough that the bytes of two answers with the same mark are those of
/// one file.
enum DownloadValidator: Sendable, Hashable, Codable {
  case tag(String)
  case modified(String)

  /// Reads the validator of a whole answer; nil if it has none that is strong (RFC 9110, 8.8).
  init?(_ headers: Headers) {
    if let tag = headers["ETag"] {
      // A server that has a weak tag says that equal tags need not be equal bytes; its date is no better then.
      guard Self.isStrong(tag) else { return nil }
      self = .tag(tag)
      return
    }
    // Within the second of its last change a file may change once more (8.8.2.2).
    guard let text = headers["Last-Modified"], let modified = HTTPDate.date(text),
      let date = headers["Date"].flatMap({ HTTPDate.date($0) }), date.timeIntervalSince(modified) >= 1
    else { return nil }
    self = .modified(text)
  }

  /// The value of `If-Range`.
  var text: String {
    switch self {
    case .tag(let text), .modified(let text): text
    }
  }

  /// True if a part with this head is one of the same version. A date may be left out of it (15.3.7), and is asked for all the
  /// same: a server that knows nothing of `If-Range` would not be found out otherwise.
  func vouches(for headers: Headers) -> Bool {
    switch self {
    case .tag(let tag): headers["ETag"] == tag
    case .modified(let date): headers["Last-Modified"] == date
    }
  }

  private static func isStrong(_ tag: String) -> Bool {
    tag.utf8.count >= 2 && tag.hasPrefix("\"") && tag.hasSuffix("\"") && !tag.dropFirst().dropLast().contains("\"")
  }
}
