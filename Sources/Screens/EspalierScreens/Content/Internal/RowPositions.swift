/// The positions of those rows of a section that have a node.
///
/// The children of the section's node are the rows at these positions, in order.
struct RowPositions: Equatable {
  /// The ranges of positions in order; they do not touch, and none is empty.
  let runs: [Range<Int>]
  /// The number of positions in all earlier ranges, for each range.
  private let before: [Int]

  init(runs: [Range<Int>]) {
    self.runs = runs.filter { !$0.isEmpty }
    var sum = 0
    before = self.runs.map { run in
      defer { sum += run.count }
      return sum
    }
  }

  init(_ range: Range<Int>) { self.init(runs: [range]) }

  /// Creates the positions of a range, together with single positions outside it.
  init(_ main: Range<Int>, beside others: [Int]) {
    var runs: [Range<Int>] = []
    let single = others.filter { !main.contains($0) }.map { $0..<$0 + 1 }
    for run in (single + [main]).sorted(by: { $0.lowerBound < $1.lowerBound }) where !run.isEmpty {
      if let last = runs.last, last.upperBound >= run.lowerBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    self.init(runs: runs)
  }

  var count: Int { (before.last ?? 0) + (runs.last?.count ?? 0) }

  /// The longest range of positions.
  var main: Range<Int> { runs.max { $0.count < $1.count } ?? 0..<0 }

  var all: [Int] { runs.count == 1 ? Array(runs[0]) : runs.flatMap { Array($0) } }

  /// Returns the position of the row that is shown by the section node's child at an index.
  func position(of index: Int) -> Int? {
    guard let run = lastRun(where: { before[$0] <= index }) else { return nil }
    let position = runs[run].lowerBound + index - before[run]
    return position < runs[run].upperBound ? position : nil
  }

  /// Returns the index of the section node's child that shows the row at a position.
  func index(of position: Int) -> Int? {
    guard let run = lastRun(where: { runs[$0].lowerBound <= position }), runs[run].contains(position) else {
      return nil
    }
    return before[run] + position - runs[run].lowerBound
  }

  private func lastRun(where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
