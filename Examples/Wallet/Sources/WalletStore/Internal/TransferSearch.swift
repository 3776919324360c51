import Statements

/// Finds the transfers between own accounts among operations: the same amount, once out and once in, on two accounts,
/// within a few days.
///
/// Where an operation could be a side of several transfers, the nearest day decides, then how much the texts have in
/// common. Where two accounts are equally likely, or too many operations are alike to tell, it is left alone: a person
/// can pair it.
struct TransferSearch {
  /// The largest number of days between the two sides.
  static let mostDays = 4
  /// The largest number of candidates for one operation. An operation with more is left alone, so that a file of equal
  /// amounts takes no longer than another.
  private static let mostCandidates = 16

  /// An operation that may be a side of a transfer.
  struct Side: Sendable {
    enum Reference: Hashable, Sendable {
      case stored(OperationID)
      /// An operation that is about to be added.
      case imported(account: Int, place: Int)
    }

    let reference: Reference
    let account: ImportTarget
    let currency: String
    let amount: Int64
    let date: CalendarDate

    var isImported: Bool { if case .imported = reference { true } else { false } }
  }

  /// An amount of a currency, whatever its sign.
  private struct Key: Hashable {
    let currency: String
    let magnitude: UInt64
  }

  private struct Candidate {
    let out: Int
    let into: Int
    let days: Int
    let likeness: Int
  }

  private let sides: [Side]
  /// The likeness of the texts of two sides; asked only for sides that could be a pair.
  private let likeness: (Side, Side) throws -> Int?
  private var isTaken: Set<Int> = []
  private var pairs: [(Side, Side)] = []

  /// Returns the pairs among sides, none of which is in a pair yet.
  /// - Parameters:
  ///   - onlyImported: True if a pair must have a side that is about to be added.
  ///   - likeness: A function that returns the likeness of the texts of two sides; nil if they have been parted.
  static func pairs(
    among sides: [Side], onlyImported: Bool, likeness: @escaping (Side, Side) throws -> Int?
  ) throws -> [(Side, Side)] {
    var search = TransferSearch(sides: sides, likeness: likeness)
    let groups = Dictionary(grouping: sides.indices.filter { sides[$0].amount != 0 }) { place in
      Key(currency: sides[place].currency, magnitude: sides[place].amount.magnitude)
    }
    for group in groups.values { try search.pair(group, onlyImported: onlyImported) }
    return search.pairs
  }

  private init(sides: [Side], likeness: @escaping (Side, Side) throws -> Int?) {
    self.sides = sides
    self.likeness = likeness
  }

  private mutating func pair(_ group: [Int], onlyImported: Bool) throws {
    let outs = group.filter { sides[$0].amount < 0 }
    let ins = group.filter { sides[$0].amount > 0 }.sorted { (sides[$0].date, $0) < (sides[$1].date, $1) }
    guard !outs.isEmpty, !ins.isEmpty else { return }
    let days = ins.map { sides[$0].date.dayNumber }
    var candidates: [Candidate] = []
    for out in outs {
      let day = sides[out].date.dayNumber
      let first = days.firstIndex(notBelow: day - Self.mostDays)
      let end = days.firstIndex(notBelow: day + Self.mostDays + 1)
      guard end - first <= Self.mostCandidates else { continue }
      for place in first..<end {
        let into = ins[place]
        guard sides[out].account != sides[into].account,
          !onlyImported || sides[out].isImported || sides[into].isImported,
          let likeness = try likeness(sides[out], sides[into])
        else { continue }
        candidates.append(Candidate(out: out, into: into, days: abs(days[place] - day), likeness: likeness))
      }
    }
    candidates.sort { ($0.days, $1.likeness, $0.out, $0.into) < ($1.days, $0.likeness, $1.out, $1.into) }
    var rest = candidates[...]
    while let best = rest.first {
      let equals = rest.prefix { $0.days == best.days && $0.likeness == best.likeness }
      take(equals)
      rest = rest[equals.endIndex...]
    }
  }

  /// Pairs candidates that are equally near and alike.
  private mutating func take(_ candidates: ArraySlice<Candidate>) {
    let free = candidates.filter { !isTaken.contains($0.out) && !isTaken.contains($0.into) }
    let others = Dictionary(grouping: free.map { ($0.out, $0.into) } + free.map { ($0.into, $0.out) }, by: \.0)
    for (side, others) in others where Set(others.map { sides[$0.1].account }).count > 1 { isTaken.insert(side) }
    for candidate in free where !isTaken.contains(candidate.out) && !isTaken.contains(candidate.into) {
      isTaken.formUnion([candidate.out, candidate.into])
      pairs.append((sides[candidate.out], sides[candidate.into]))
    }
  }
}

extension [Int] {
  /// Returns the place of the first number of a sorted list that is not below another.
  fileprivate func firstIndex(notBelow number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
