package import EspalierViews

/// The compiled drawing of a view class in one form. It is fixed markup with slots, which a browser receives once (see
/// Documentation/Protocol.md).
///
/// The first HTML of a page and the template that is cloned later are written from the same bytes, so they cannot
/// differ. Only properties that a component sets are read; the rest is copied unchanged.
package final class HTMLTemplate: Sendable {
  /// The number, unique in this process.
  package let number: Int
  /// The elements that contain child nodes, each with its number in the view and its path in the drawing.
  package let containers: [(element: Int, path: [Int])]
  let slots: [HTMLSlot]
  /// The events that each element of the view raises in this drawing.
  package let raisedEvents: [Int: Set<EventKind>]
  /// True if the drawing raises actions, whose events must find their node again in a page that is created again.
  package let takesActions: Bool
  /// The view classes in the drawing that show nothing.
  package let undrawnClasses: [String]
  /// The fixed identifiers of the drawing's elements, each as often as it occurs.
  package let fixedIdentifiers: [String]

  /// The HTML of a view without any set property. The `data-e` attributes, which mark nodes, are left out.
  private let bytes: [UInt8]
  private let steps: [HTMLStep]
  private let openings: [UInt8]
  private let index: HTMLKeyIndex
  /// The slot of each bit; -1 for the bit of a word.
  private let slotOfBit: [Int]
  /// The bits that must be read for every node.
  ///
  /// They belong to its number, its children, and the slots that depend on the node or on the app's mount path.
  private let always: HTMLTouched
  private let base: AnyComponent?
  /// The end of a node's `data-e` attribute: the part after the node's number, with the number of the template.
  private let markEnd: [UInt8]
  private let definition: [UInt8]
  /// The initial value of each slot.
  private let initial: [HTMLValue]
  /// The bits of the slots that set a property of a browser's control. The control itself holds these values, such as
  /// the text in a field.
  private let heldBits: [Int]

  init(number: Int, type: View.Type, root: HTMLElement) {
    // No property is set, so these are the defaults of any class, below the values that the layouts start from.
    let base = ViewSchema.of(type).complete(Component<View>().erased)
    var saysSomething = false
    base.forEachStyle { _, _ in saysSomething = true }
    self.base = saysSomething ? base : nil
    let compiler = HTMLCompiler(root, base: base)
    raisedEvents = root.raisedEvents
    takesActions = root.raisedEvents.values.contains { $0.contains { !$0.isOfVisibility } }
    undrawnClasses = root.undrawnClasses
    fixedIdentifiers = root.fixedIdentifiers
    self.number = number
    containers = compiler.containers
    slots = compiler.slots
    bytes = compiler.writer.bytes
    steps = compiler.steps
    openings = compiler.openings
    index = HTMLKeyIndex(compiler.bits)
    markEnd = Array(".\(number)".utf8)
    var slotOfBit = [Int](repeating: -1, count: 1 + (compiler.bits.values.joined().max() ?? 0))
    var always = HTMLTouched()
    for (bit, step) in steps.enumerated() where step.slot < 0 { always.insert(bit) }
    for (index, slot) in slots.enumerated() {
      while slotOfBit.count <= slot.bit { slotOfBit.append(-1) }
      slotOfBit[slot.bit] = index
      if slot.isSentForEveryNode || slot.isAddressByDefault { always.insert(slot.bit) }
    }
    self.slotOfBit = slotOfBit
    self.always = always
    initial = slots.map(\.initial)
    heldBits = slots.filter { $0.kind == .property }.map(\.bit)
    definition = Self.definition(
      number: number, html: compiler.writer.string, containers: containers.map(\.path), slots: slots)
  }

  /// Returns the index, among the containers of the drawing, of that of an element.
  package func container(of element: Int) -> Int { containers.firstIndex { $0.element == element } ?? 0 }

  /// The HTML of the root element with all its fixed markup. The slots have the values of a view without any set
  /// property.
  package var html: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns true if the drawing reads a property of an element.
  package func reads(_ slot: StyleSlot) -> Bool { index.contains(slot.key) }

  /// Returns the path to the element that receives the focus for an element of the view. It is the visible control, or
  /// otherwise the element itself.
  package func focusPath(of element: Int, in component: AnyComponent) -> [Int] {
    let own = slots.filter { $0.element == element }
    var hidden: Set<[Int]> = []
    fill(component) { filling in
      var reader: HTMLReader?
      for slot in own where slot.kind == .hidden {
        let value = filling.value(of: slot, &reader) { HTMLReader(component: component, base: base) }
        if value == .flag(true) { hidden.insert(slot.path) }
      }
    }
    return (own.first { $0.kind == .property && !hidden.contains($0.path) } ?? own.first)?.path ?? []
  }

  // MARK: First HTML

  /// Writes the HTML of a node with its number, its name if it has one, and its children.
  package func writeHTML(
    of component: AnyComponent, node: Int, name: String? = nil, key: @autoclosure () -> String,
    into writer: inout HTMLWriter,
    context: @autoclosure () -> HTMLContext, children: (_ element: Int, inout HTMLWriter) -> Void = { _, _ in }
  ) {
    fill(component) { filling in
      var reader: HTMLReader?
      func makeReader() -> HTMLReader {
        let position = TemplatePosition(node: node, key: key(), context: context())
        return HTMLReader(
          component: component, base: base, position: position, node: node, isFirstHTML: true,
          mount: position.context.mount)
      }
      var position = 0
      filling.touched.forEach(below: steps.count) { bit in
        let step = steps[bit]
        writer.raw(bytes, from: position, to: step.piece.start)
        position = step.piece.end
        if step.isPlainText, case .text(let text) = filling.stored(bit) {
          writer.escaped(text)
          return
        }
        switch step.kind {
        case .mark: writeMark(of: node, name: name, into: &writer)
        case .children(let element): children(element, &writer)
        default:
          let value = filling.value(of: slots[step.slot], &reader, makeReader)
          step.write(value, openings: openings, into: &writer)
        }
      }
      writer.raw(bytes, from: position, to: bytes.count)
    }
  }

  private func writeMark(of node: Int, name: String?, into writer: inout HTMLWriter) {
    writer.raw(" data-e=\"")
    writer.number(node)
    writer.raw(markEnd, from: 0, to: markEnd.count)
    if let name {
      writer.raw(" ")
      writer.escaped(name)
    }
    writer.raw("\"")
  }

  // MARK: Operations

  /// Writes the template's definition for a browser: its number, its HTML, its containers and its slots, separated by
  /// commas.
  package func writeDefinition(into json: inout JSONWriter) { json.bytes += definition }

  /// Writes the values of the slots that differ from the node above, or from the template if there is no such node.
  ///
  /// The values are an array in the order of the slots, in which `0` means the same value. Equal values at the end are
  /// omitted.
  ///
  /// A value that a control itself holds is written if it differs from the template's: a copy of the control has it,
  /// but the script needs the server's last known value.
  package func writeValues(
    of component: AnyComponent, node: Int, key: @autoclosure () -> String, below above: inout NodeAbove,
    into json: inout JSONWriter, context: @autoclosure () -> HTMLContext
  ) {
    fill(component) { filling in
      var reader: HTMLReader?
      func makeReader() -> HTMLReader {
        let position = TemplatePosition(node: node, key: key(), context: context())
        return HTMLReader(
          component: component, base: base, position: position, node: node, mount: position.context.mount)
      }
      let differing = differing(filling, component, below: &above)
      json.raw("[")
      var next = 0
      differing.forEach(below: slots.count) { number in
        let slot = slots[number]
        let value = filling.value(of: slot, &reader, makeReader)
        let isHeld = slot.kind == .property && value != slot.initial
        guard isHeld || value != above.values[number] else { return }
        above.values[number] = value
        while next < number {
          json.raw("0,")
          next += 1
        }
        json.value(value)
        json.raw(",")
        next = number + 1
      }
      if next > 0 { json.bytes.removeLast() }
      json.raw("]")
    }
  }

  /// Returns the slots whose values may differ from the node above, or from the template if there is no such node.
  private func differing(
    _ filling: HTMLFilling, _ component: AnyComponent, below above: inout NodeAbove
  ) -> HTMLTouched {
    var differing = HTMLTouched()
    func insert(_ bit: Int) { if slotOfBit[bit] >= 0 { differing.insert(slotOfBit[bit]) } }
    if let before = above.component {
      always.forEach(below: slotOfBit.count, insert)
      for bit in heldBits where filling.touched.contains(bit) { insert(bit) }
      before.forEachChange(to: component) { slot, _ in index.forEachBit(of: slot.key, insert) }
    } else {
      above.values = initial
      filling.touched.forEach(below: slotOfBit.count, insert)
    }
    above.component = component
    return differing
  }

  /// Writes `slot,value,slot,value` for the slots that differ. If none differs, it writes nothing and returns false.
  package func writeChanges(
    from old: AnyComponent, to new: AnyComponent, node: Int = 0, mount: MountPath = .root, into json: inout JSONWriter
  ) -> Bool {
    // In the order of the slots: a field's type precedes its value, a picker's options precede its selection.
    var changed = HTMLTouched()
    old.forEachChange(to: new) { slot, _ in
      index.forEachBit(of: slot.key) { bit in if slotOfBit[bit] >= 0 { changed.insert(slotOfBit[bit]) } }
    }
    guard !changed.isEmpty else { return false }
    var isFirst = true
    fill(old) { before in
      fill(new) { after in
        var oldReader: HTMLReader?
        var newReader: HTMLReader?
        changed.forEach(below: slots.count) { number in
          let slot = slots[number]
          func reader(_ component: AnyComponent) -> HTMLReader {
            HTMLReader(component: component, base: base, node: node, mount: mount)
          }
          let value = after.value(of: slot, &newReader) { reader(new) }
          guard value != before.value(of: slot, &oldReader, { reader(old) }) else { return }
          if !isFirst { json.raw(",") }
          isFirst = false
          json.number(number)
          json.raw(",")
          json.value(value)
        }
      }
    }
    return !isFirst
  }

  /// Runs `body` with the slots that a component affects. All other slots are as in the template.
  @inline(__always)
  private func fill(_ component: AnyComponent, _ body: (HTMLFilling) -> Void) {
    component.withEntries { entries in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: slotOfBit.count) { positions in
        var touched = always
        index.forEachBit(of: entries) { bit, entry in
          touched.insert(bit)
          // Within the capacity: a bit is an index of `slotOfBit`.
          positions.initializeElement(at: bit, to: Int32(truncatingIfNeeded: entry))
        }
        body(HTMLFilling(entries: entries, positions: positions, touched: touched))
      }
    }
  }

  private static func definition(number: Int, html: String, containers: [[Int]], slots: [HTMLSlot]) -> [UInt8] {
    var json = JSONWriter()
    json.raw("\(number),")
    json.string(html)
    json.raw(",[" + containers.map(path).joined(separator: ",") + "],[")
    for (index, slot) in slots.enumerated() {
      json.raw("\(index > 0 ? "," : "")[\(path(slot.path)),\"\(slot.kind.rawValue)\"")
      if let name = slot.name {
        json.raw(",")
        json.string(name)
      }
      json.raw("]")
    }
    json.raw("]")
    return json.bytes
  }

  private static func path(_ path: [Int]) -> String { "[" + path.map(String.init).joined(separator: ",") + "]" }
}
