/// A reader of the parts of a case, in their order. It reads each part from the position that the pattern defines.
struct PartReading {
  struct Unreadable: Error {}

  private let found: PathFound
  private var position = 0

  init(_ found: PathFound) { self.found = found }

  mutating func next<Part: RoutePart>(_: Part.Type, _ reading: inout PathReading) throws(Unreadable) -> Part {
    defer { position += 1 }
    let source = found.leaf.sources[position]
    if case .inner(let offset) = source {
      if let route = Part.part.readInner(&reading, found.start + offset) { return route }
    } else {
      let kind = Part.part
      let texts = source.texts(in: reading.path, from: found.start)
      // A repeated parameter has no single value.
      let isClear = texts.count <= 1 || kind.value?.form == .many
      if isClear, let value = kind.readValue(texts) {
        if kind.isWrittenOtherwise(value, texts) { reading.note(.alias) }
        return value
      }
      reading.fail(
        at: source.place(in: reading.path, from: found.start), expected: [kind.value?.name ?? "\(Part.self)"])
    }
    throw Unreadable()
  }
}
