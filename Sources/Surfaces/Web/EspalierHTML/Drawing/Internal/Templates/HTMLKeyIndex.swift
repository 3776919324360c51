internal import EspalierViews

/// An index of the bits that each property affects. The keys of all elements are in one sorted array, with the start of
/// each element's keys.
struct HTMLKeyIndex: Sendable {
  private let keys: [UInt32]
  /// The index at which the bits of each key end and the bits of the next key begin.
  private let ends: [Int]
  private let bits: [Int]
  /// The index at which the keys of each element begin, and one more index for the end.
  private let elements: [Int]

  init(_ bitsOfSlots: [StyleSlot: [Int]]) {
    let sorted = bitsOfSlots.sorted { $0.key.key < $1.key.key }
    keys = sorted.map(\.key.key)
    bits = sorted.flatMap(\.value)
    var end = 0
    ends = sorted.map {
      end += $0.value.count
      return end
    }
    let count = (keys.last.map { StyleSlot(key: $0).element } ?? -1) + 1
    let keys = keys
    elements = (0...count).map { element in keys.firstIndex { StyleSlot(key: $0).element >= element } ?? keys.count }
  }

  /// Returns true if a key affects a bit.
  func contains(_ key: UInt32) -> Bool {
    let element = StyleSlot(key: key).element
    return element + 1 < elements.count && position(of: key, from: elements[element], to: elements[element + 1]) != nil
  }

  /// Visits the bits of a key.
  func forEachBit(of key: UInt32, _ body: (Int) -> Void) {
    let element = StyleSlot(key: key).element
    guard element + 1 < elements.count else { return }
    if let position = position(of: key, from: elements[element], to: elements[element + 1]) { visit(position, body) }
  }

  /// Visits the bits of all entries, each with the index of its entry. The entries must be sorted.
  @inline(__always)
  func forEachBit(of entries: UnsafeBufferPointer<StyleEntry>, _ body: (_ bit: Int, _ entry: Int) -> Void) {
    var element = -1
    var start = 0
    var end = 0
    for index in entries.indices {
      let key = entries[index].key
      if StyleSlot(key: key).element != element {
        element = StyleSlot(key: key).element
        guard element + 1 < elements.count else { return }
        start = elements[element]
        end = elements[element + 1]
      }
      guard let position = position(of: key, from: start, to: end) else { continue }
      visit(position) { body($0, index) }
      start = position + 1
    }
  }

  @inline(__always)
  private func visit(_ position: Int, _ body: (Int) -> Void) {
    var bit = position == 0 ? 0 : ends[position - 1]
    while bit < ends[position] {
      body(bits[bit])
      bit += 1
    }
  }

  @inline(__always)
  private func position(of key: UInt32, from start: Int, to end: Int) -> Int? {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < end && keys[low] == key ? low : nil
  }
}
