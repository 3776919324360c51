/// The piece of a file in a request, from the field `Content-Range`.
///
/// The field is `bytes 0-9/30` for a piece. It is `bytes */30` for a request without a piece, which asks for the number
/// of arrived bytes.
struct UploadPiece: Equatable {
  /// The offset of the first byte; nil if the request has no piece.
  let start: Int?
  /// The size of the whole file in bytes.
  let total: Int

  /// Creates a piece from the header field; nil if the field is malformed or does not match the body.
  init?(_ field: String, length: Int) {
    guard field.hasPrefix("bytes ") else { return nil }
    let parts = field.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let total = Self.number(parts[1]) else { return nil }
    self.total = total
    if parts[0] == "*" {
      guard length == 0 else { return nil }
      start = nil
      return
    }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]), first <= last,
      last < total, last - first + 1 == length
    else { return nil }
    start = first
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 15, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}
