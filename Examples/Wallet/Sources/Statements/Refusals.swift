/// The refused lines of a file, in the order of their lines, held compactly and counted exactly.
///
/// A file that is no statement may be refused line by line, a hundred thousand times. Reasons that repeat are held
/// once, and texts lie in one buffer; a refusal is made when it is asked for, at the cost of its two texts. So show
/// them by page, and do not make an array of them all.
public struct Refusals: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
  private struct Entry: Hashable {
    var line: UInt32
    var reason: UInt32
    var end: UInt32
    var start: UInt32
  }

  private var entries: [Entry] = []
  private var texts: [UInt8] = []
  private var reasons: [Refusal.Reason] = []
  private var positions: [Refusal.Reason: UInt32] = [:]

  /// Creates a collection without refusals.
  public init() {}

  /// Creates a collection of refusals, in their order.
  public init(_ refusals: some Sequence<Refusal>) {
    for refusal in refusals { append(refusal) }
  }

  /// Creates a collection of refusals, in their order.
  public init(arrayLiteral refusals: Refusal...) { self.init(refusals) }

  /// The first position, 0.
  public var startIndex: Int { 0 }
  /// The position behind the last refusal, which is their number.
  public var endIndex: Int { entries.count }

  /// The refusal at a position.
  public subscript(position: Int) -> Refusal {
    let entry = entries[position]
    let text = String(decoding: texts[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    return Refusal(line: Int(entry.line), reason: reasons[Int(entry.reason)], shortened: text)
  }

  /// Adds a refusal behind the others.
  public mutating func append(_ refusal: Refusal) {
    let reason: UInt32
    if let known = positions[refusal.reason] {
      reason = known
    } else {
      reason = UInt32(reasons.count)
      reasons.append(refusal.reason)
      // Reasons that quote their line never repeat; a limited number is looked up.
      if positions.count < 256 { positions[refusal.reason] = reason }
    }
    let start = UInt32(clamping: texts.count)
    texts.append(contentsOf: refusal.text.utf8)
    entries.append(
      Entry(line: UInt32(clamping: refusal.line), reason: reason, end: UInt32(clamping: texts.count), start: start))
  }

  /// Returns the same refusals, sorted by their lines; refusals of one line stay in their order.
  func sorted() -> Refusals {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.line <= $1.line }
    if isSorted { return self }
    var result = self
    result.entries = entries.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    return result
  }

  /// Returns a Boolean value that indicates whether both collections hold the same refusals in the same order.
  public static func == (left: Refusals, right: Refusals) -> Bool { left.elementsEqual(right) }

  /// Mixes the refusals into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for refusal in prefix(16) { hasher.combine(refusal) }
  }
}
