/// The stored beginning of a file, from an earlier download that was interrupted.
struct DownloadBeginning: Sendable, Hashable {
  let bytes: Int
  let total: Int?
  let validator: DownloadValidator
  /// The hash of the address to which the server had redirected the request; nil if there was no redirect.
  let source: String?
}

/// The part of a file that a response contains, and the source of its first byte.
struct DownloadPart: Sendable, Hashable {
  let start: Int
  let total: Int?
  /// The server's validator for this version of the file; nil if a later download cannot continue from this part.
  let validator: DownloadValidator?
  let source: String?
}

/// The result of checking a response to a download.
enum DownloadResponse: Sendable, Hashable {
  case part(DownloadPart)
  /// A response that does not continue the stored beginning.
  case unusable
  /// A response that contains no file.
  case noContent

  init(_ response: Response, after beginning: DownloadBeginning?) {
    let source = response.redirectedTo.map { String(StableHash.of($0.absolute.utf8), radix: 16) }
    // Ranges and lengths do not count the bytes of an encoded body.
    let isPlain = response.headers["Content-Encoding"].map { $0.lowercased() == "identity" } ?? true
    switch response.status {
    case 200, 203:
      let total = isPlain ? response.headers["Content-Length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } : nil
      let validator = isPlain ? DownloadValidator(response.headers) : nil
      self = .part(DownloadPart(start: 0, total: total, validator: validator, source: source))
    case 206:
      guard let beginning, isPlain, source == beginning.source, beginning.validator.vouches(for: response.headers),
        let total = Self.rest(response.headers["Content-Range"] ?? "", after: beginning)
      else {
        self = .unusable
        return
      }
      self = .part(
        DownloadPart(start: beginning.bytes, total: total, validator: beginning.validator, source: source))
    default: self = .noContent
    }
  }

  /// Returns the total length of the file if the received range is the whole rest after the stored beginning, as in
  /// `bytes 5-9/10` after 5 bytes of 10; otherwise nil.
  private static func rest(_ range: String, after beginning: DownloadBeginning) -> Int? {
    guard let match = range.wholeMatch(of: /bytes (\d{1,18})-(\d{1,18})\/(\d{1,18}|\*)/.ignoresCase()),
      let first = Int(match.1), let last = Int(match.2), first == beginning.bytes, last >= first
    else { return nil }
    // Without the total length, the range may be a piece from the middle.
    guard let total = match.3 == "*" ? beginning.total : Int(match.3), last == total - 1 else { return nil }
    return beginning.total.map { $0 == total } ?? true ? total : nil
  }
}
