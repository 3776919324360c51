internal import EspalierViews

/// A component as a template reads it: the slots that its styles affect, and the last style for each slot.
///
/// It refers to memory of the component and of the stack, so it exists only while ``HTMLTemplate`` has that memory
/// open.
struct HTMLFilling {
  /// The component's styles, without a copy.
  let entries: UnsafeBufferPointer<StyleEntry>
  /// The index of the last style that affects each bit. It is undefined for bits that no style affects.
  let positions: UnsafeMutableBufferPointer<Int32>
  let touched: HTMLTouched

  /// Returns the stored value of the last style that affects a bit. The bit must be one that a style affects.
  @inline(__always)
  func stored(_ bit: Int) -> StyleValue { entries[Int(positions[bit])].value }

  /// Returns the value of a slot. The reader is created for the first slot that needs one.
  func value(
    of slot: HTMLSlot, _ reader: inout HTMLReader?, _ make: () -> HTMLReader
  ) -> HTMLValue {
    guard touched.contains(slot.bit) else { return slot.initial }
    switch slot.source {
    // A direct slot has one property, and so is touched by a style or not at all.
    case .direct(let direct, else: let read):
      return direct.value(of: stored(slot.bit)) ?? Self.read(read, slot.element, &reader, make)
    case .value(let read): return Self.read(read, slot.element, &reader, make)
    case .words(let words, let separator): return value(of: words, separator, slot.element, &reader, make)
    }
  }

  private func value(
    of words: [HTMLSlot.Word], _ separator: String, _ element: Int, _ reader: inout HTMLReader?,
    _ make: () -> HTMLReader
  ) -> HTMLValue {
    var text = ""
    for word in words {
      guard let next = self.text(of: word, element, &reader, make) else { continue }
      if !text.isEmpty { text += separator }
      text += next
    }
    return text.isEmpty ? .none : .text(text)
  }

  private func text(
    of word: HTMLSlot.Word, _ element: Int, _ reader: inout HTMLReader?, _ make: () -> HTMLReader
  ) -> String? {
    guard touched.contains(word.bit) else { return word.initial }
    switch word.direct?.value(of: stored(word.bit)) {
    case .text(let text): return text
    case .some: return nil
    case nil: return Self.read(word.read, element, &reader, make)
    }
  }

  private static func read<Value>(
    _ read: (HTMLReader) -> Value, _ element: Int, _ reader: inout HTMLReader?, _ make: () -> HTMLReader
  ) -> Value {
    let current = reader ?? make()
    current.element = element
    reader = current
    return read(current)
  }
}
