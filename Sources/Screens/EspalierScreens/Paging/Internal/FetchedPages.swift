/// The pages of a long list that are in memory.
struct FetchedPages<Item: Sendable>: Sendable {
  let size: Int
  private var pages: [Int: [Item]] = [:]

  init(size: Int) { self.size = size }

  /// Creates the pages of some items. The position `start` of the first item must be the beginning of a page.
  init(size: Int, _ items: [Item], from start: Int) {
    self.init(size: size)
    store(items, from: start)
  }

  /// Returns the numbers of the pages that contain a range of positions.
  func numbers(of positions: Range<Int>) -> Range<Int> {
    positions.isEmpty ? 0..<0 : positions.lowerBound / size..<(positions.upperBound - 1) / size + 1
  }

  /// Returns the positions that a range of pages contains, within the length of the list.
  func positions(of numbers: Range<Int>, within count: Int) -> Range<Int> {
    min(numbers.lowerBound * size, count)..<min(numbers.upperBound * size, count)
  }

  func holds(_ number: Int) -> Bool { pages[number] != nil }

  mutating func store(_ items: [Item], from start: Int) {
    var number = start / size
    var rest = items[...]
    while !rest.isEmpty {
      pages[number] = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      number += 1
    }
  }

  /// Removes the items beyond the end of a list that has become shorter.
  mutating func cut(to count: Int) {
    for (number, page) in pages where number * size + page.count > count {
      let kept = page.prefix(max(count - number * size, 0))
      pages[number] = kept.isEmpty ? nil : Array(kept)
    }
  }

  /// Removes the pages that are farthest from a range of pages, until at most `most` pages are left. Pages in the range
  /// are never removed.
  mutating func keep(_ most: Int, around numbers: Range<Int>) {
    guard pages.count > most else { return }
    func distance(_ number: Int) -> Int {
      numbers.contains(number) ? 0 : min(abs(number - numbers.lowerBound), abs(number - numbers.upperBound + 1))
    }
    for number in pages.keys.sorted(by: { distance($0) > distance($1) }).prefix(pages.count - most) {
      if distance(number) > 0 { pages[number] = nil }
    }
  }

  /// All items, in order.
  var items: [Item] { pages.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The positions of the items.
  var positions: RowPositions {
    var runs: [Range<Int>] = []
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      let run = number * size..<number * size + page.count
      if let last = runs.last, last.upperBound == run.lowerBound {
        runs[runs.count - 1] = last.lowerBound..<run.upperBound
      } else {
        runs.append(run)
      }
    }
    return RowPositions(runs: runs)
  }

  subscript(position: Int) -> Item? {
    guard position >= 0, let page = pages[position / size], position % size < page.count else { return nil }
    return page[position % size]
  }
}
