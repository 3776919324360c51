/// The changes of single rows of a section, by their positions.
struct RowTrace {
  /// True if every row is at its old position with unchanged content.
  let isSame: Bool
  /// The closure that returns the new positions of the rows at some old positions, in order; -1 for removed rows.
  let newPositions: ([Int]) -> [Int]
  /// The closure that returns true if the content of a kept row may have changed, by the row's new position.
  let isChanged: (Int) -> Bool

  init(isSame: Bool, newPositions: @escaping ([Int]) -> [Int], isChanged: @escaping (Int) -> Bool) {
    self.isSame = isSame
    self.newPositions = newPositions
    self.isChanged = isChanged
  }

  /// Creates the trace from the comparison of the whole lists.
  init(_ difference: ContentDifference) {
    let (list, changed) = (difference.list, difference.changed)
    self.init(isSame: list.isEmpty && changed.isEmpty) {
      list.newPositions(of: $0)
    } isChanged: {
      changed.holds($0)
    }
  }
}

extension ListDifference {
  /// Returns the new indices of the items at some old indices, in order; -1 for removed items.
  func newPositions(of old: [Int]) -> [Int] {
    guard !isEmpty, let first = old.first, let last = old.last else { return old }
    var index: [Int: Int] = [:]
    for (number, position) in old.enumerated() { index[position] = number }
    var new = [Int](repeating: -1, count: old.count)
    // Most indices are outside the requested range.
    for (position, from) in oldPositions.enumerated() where from >= first && from <= last {
      if let number = index[from] { new[number] = position }
    }
    return new
  }
}

extension [Int] {
  /// Returns true if a sorted array contains a number.
  func holds(_ number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
