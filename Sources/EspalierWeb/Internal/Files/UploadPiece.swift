/// Which piece of a file a request brings, as its `Content-Range` says: `bytes 0-9/30`, or `bytes */30` for none, which asks how
/// much is there.
struct UploadPiece: Equatable {
  /// The first byte; nil where none is brought.
  let start: Int?
  /// How many bytes the whole file has.
  let total: Int

  /// Reads the field; nil where it is none, or does not fit the body.
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
