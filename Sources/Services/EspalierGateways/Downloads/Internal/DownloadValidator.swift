internal import EspalierBase

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A server's validator for a version of a file. Two responses with the same validator contain the same bytes.
enum DownloadValidator: Sendable, Hashable, Codable {
  case tag(String)
  case modified(String)

  /// Creates the validator from the headers of a complete response; nil if there is no strong validator (RFC 9110,
  /// 8.8).
  init?(_ headers: Headers) {
    if let tag = headers["ETag"] {
      // A weak tag means that equal tags need not be equal bytes; then the date is not reliable either.
      guard Self.isStrong(tag) else { return nil }
      self = .tag(tag)
      return
    }
    // A file may change again within the second of its last change (8.8.2.2).
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

  /// Returns true if a response with these headers contains a part of the same version of the file.
  ///
  /// A server may omit the date of a part (15.3.7), but this function requires it. Otherwise a server that ignores
  /// `If-Range` would not be detected.
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
