/// The values of the node above, by where they stand among the bytes of the same operation.
///
/// Rows of one kind have much in common: looks, addresses up to a number, the names of columns. What a row has in common
/// with the row above it is written as `0`.
struct WrittenValues {
  /// For each slot the bytes of its value; none where it is as the template has it, as before the first row.
  private var places: [Range<Int>] = []

  /// Writes the value of a slot.
  mutating func write(_ value: HTMLValue, of slot: Int, into json: inout JSONWriter) {
    while places.count <= slot { places.append(0..<0) }
    let start = json.bytes.count
    json.value(value)
    let before = places[slot]
    if before.count == json.bytes.count - start, json.bytes[before].elementsEqual(json.bytes[start...]) {
      json.bytes.removeLast(before.count)
      json.raw("0")
    } else {
      places[slot] = start..<json.bytes.count
    }
  }

  /// Writes the value of a slot that is as the template has it.
  mutating func write(_ initial: [UInt8], asInTemplate slot: Int, into json: inout JSONWriter) {
    while places.count <= slot { places.append(0..<0) }
    if places[slot].isEmpty {
      json.raw("0")
    } else {
      json.bytes.append(contentsOf: initial)
      places[slot] = 0..<0
    }
  }

  /// Forgets the values from a slot on: nothing was written of them.
  mutating func forget(from slot: Int) {
    for place in places.indices.dropFirst(slot) { places[place] = 0..<0 }
  }
}
