/// A range of bytes that a `Range` header asks for.
enum ByteRange: Equatable {
  case part(Range<Int>)
  case outside

  /// Reads a header; nil for one that a server may pass over: another unit, several ranges, or no range at all.
  init?(_ header: String, of count: Int) {
    guard header.hasPrefix("bytes=") else { return nil }
    let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
    switch (Int(ends[0]), Int(ends[1])) {
    case (nil, nil): return nil
    case (nil, let suffix?):
      self = suffix == 0 || count == 0 ? .outside : .part(max(0, count - suffix)..<count)
    case (let first?, nil):
      self = first >= count ? .outside : .part(first..<count)
    case (let first?, let last?):
      guard first <= last else { return nil }
      self = first >= count ? .outside : .part(first..<(min(count - 1, last) + 1))
    }
  }
}
