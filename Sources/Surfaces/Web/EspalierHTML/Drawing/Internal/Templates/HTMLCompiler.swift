internal import EspalierViews

/// A position in a template's HTML that differs from node to node.
///
/// It is plain memory, so that an iteration over steps retains nothing: the text before a value is given by its range
/// among the template's openings.
struct HTMLStep: Sendable {
  enum Kind: Sendable {
    /// The `data-e` attribute, which marks an element as a node. It contains the number of the node and the number of
    /// its template.
    case mark
    /// The child nodes in an element of the view.
    case children(of: Int)
    case text
    /// An attribute with a value. The opening is the beginning of the attribute up to its value.
    case attribute(opening: HTMLPiece)
    case className
    /// The element's own style declarations. The page's head contains each once, because the markup must not contain
    /// them. The element refers to them by their text.
    case style(opening: HTMLPiece)
    /// An attribute that is present or absent.
    case flag(attribute: HTMLPiece)
    case markup
  }

  let kind: Kind
  /// The slot whose value the step writes; -1 for a step that writes the `data-e` attribute or the children.
  var slot: Int
  /// True if the step writes a stored text without conversion.
  var isPlainText = false
  /// The part of the template's HTML that this step replaces with its value. If the property is not set, this part is
  /// written unchanged.
  let piece: HTMLPiece

  /// Writes the value of the slot.
  func write(_ value: HTMLValue, openings: [UInt8], into writer: inout HTMLWriter) {
    switch (kind, value) {
    case (.text, .text(let text)): writer.escaped(text)
    case (.text, .rich(let text)): text.write(into: &writer)
    case (.markup, .text(let html)): writer.raw(html)
    case (.attribute(let opening), .text(let text)):
      writer.raw(openings, from: opening.start, to: opening.end)
      writer.escaped(text)
      writer.raw("\"")
    case (.style(let opening), .text(let text)):
      if writer.hasStyleAttributes {
        writer.raw(" style=\"")
      } else {
        writer.raw(openings, from: opening.start, to: opening.end)
        writer.declare(text)
      }
      writer.escaped(text)
      writer.raw("\"")
    case (.className, .text(let name)):
      writer.raw(" ")
      writer.escaped(name)
    case (.flag(let attribute), .flag(true)): writer.raw(openings, from: attribute.start, to: attribute.end)
    default: break
    }
  }
}

/// A range of bytes in a longer array.
struct HTMLPiece: Sendable {
  let start: Int
  let end: Int
}

/// A compiler that turns a drawn element into the parts of a template: its HTML, the positions that differ between
/// nodes, and the slots.
struct HTMLCompiler {
  private(set) var writer = HTMLWriter()
  private(set) var steps: [HTMLStep] = []
  /// The fixed HTML before the values of all steps, such as the beginning of an attribute, in one array.
  private(set) var openings: [UInt8] = []
  private(set) var slots: [HTMLSlot] = []
  /// The elements that contain child nodes, each with its number and its path.
  private(set) var containers: [(element: Int, path: [Int])] = []
  /// The bits that each property affects. The bits of steps are first, then those of slots without a step, then those
  /// of words.
  private(set) var bits: [StyleSlot: [Int]] = [:]

  private var declared: [Declared] = []
  private let base: AnyComponent

  private struct Declared {
    let binding: HTMLBinding
    let path: [Int]
    let looks: [HTMLLook]
    var separator = " "
    let initial: HTMLValue
    /// True if templates omit the initial value, so that the slot is sent for every node.
    var isOutOfTemplate = false
  }

  private typealias Bound = [(number: Int, binding: HTMLBinding)]

  /// Creates a compiler, and compiles the element.
  ///
  /// - Parameter base: The component that a view without any properties shows.
  init(_ root: HTMLElement, base: AnyComponent) {
    self.base = base
    write(root, path: [])
    arrange()
  }

  // MARK: Elements

  private mutating func write(_ element: HTMLElement, path: [Int]) {
    let tag = element.checkedTag
    writer.raw("<\(tag)")
    if path.isEmpty { step(.mark, -1) }
    // Numbered in the order of declaration: the options of a list precede its selection, a field's type precedes its
    // value.
    let bound = element.bindingsWithEvents.map { (number: add($0, path), binding: $0) }
    writeClasses(of: element, bound)
    let names = Set(element.bindings.compactMap { $0.kind == .attribute ? $0.name : nil })
    for (name, value) in element.attributes where !names.contains(name) { writeAttribute(name, value) }
    if !element.events.isEmpty, !names.contains("data-on") { writeAttribute("data-on", element.eventWords) }
    for (number, binding) in bound { writeAttribute(binding, number, tag: tag) }
    if !element.looks.isEmpty { writeLooks(of: element, path: path) }
    if !element.declarations.isEmpty { writeDeclarations(of: element, path: path) }
    writer.raw(">")
    guard !HTMLNames.isVoid(tag) else { return }
    writeContent(of: element, path: path, bound)
    writer.raw("</\(tag)>")
  }

  private mutating func writeClasses(of element: HTMLElement, _ bound: Bound) {
    let classes = bound.filter { $0.binding.kind == .className }
    guard !element.classes.isEmpty || !classes.isEmpty else { return }
    writer.raw(" class=\"")
    writer.escaped(element.classes.joined(separator: " "))
    for (number, _) in classes { step(.className, number) }
    writer.raw("\"")
  }

  private mutating func writeAttribute(_ name: String, _ value: String) {
    writer.raw(" \(name)")
    guard !value.isEmpty else { return }
    writer.raw("=\"")
    writer.escaped(value)
    writer.raw("\"")
  }

  private mutating func writeAttribute(_ binding: HTMLBinding, _ number: Int, tag: String) {
    let name = binding.name ?? ""
    switch binding.kind {
    case .attribute: step(.attribute(opening: opening(" \(name)=\"")), number)
    case .hidden: step(.flag(attribute: opening(" hidden")), number)
    case .property where name != HTMLProperty.value.rawValue: step(.flag(attribute: opening(" \(name)")), number)
    // A list's selection is in its options; a text area's text is its content.
    case .property where tag == "input": step(.attribute(opening: opening(" value=\"")), number)
    case .property, .className, .text, .markup: break
    }
  }

  private mutating func writeLooks(of element: HTMLElement, path: [Int]) {
    let binding = HTMLBinding(
      kind: .attribute, name: "data-look", rank: .look, keys: [], scope: element.scope, read: { _ in .none })
    let reader = HTMLReader(component: base, element: element.scope.element, base: nil)
    let words = element.looks.compactMap { $0.read(reader) }.joined(separator: " ")
    let initial: HTMLValue = words.isEmpty ? .none : .text(words)
    declared.append(Declared(binding: binding, path: path, looks: element.looks, initial: initial))
    step(.attribute(opening: opening(" data-look=\"")), declared.count - 1)
  }

  private mutating func writeDeclarations(of element: HTMLElement, path: [Int]) {
    let binding = HTMLBinding(
      kind: .attribute, name: "style", rank: .style, keys: [], scope: element.scope, read: { _ in .none })
    let reader = HTMLReader(component: base, element: element.scope.element, base: nil)
    let saysSomething = element.declarations.contains { $0.read(reader) != nil }
    declared.append(
      Declared(
        binding: binding, path: path, looks: element.declarations, separator: ";", initial: .none,
        isOutOfTemplate: saysSomething))
    step(.style(opening: opening(" data-style=\"")), declared.count - 1)
  }

  private mutating func writeContent(of element: HTMLElement, path: [Int], _ bound: Bound) {
    for (number, binding) in bound {
      switch binding.kind {
      case .text: return step(.text, number)
      case .markup: return step(.markup, number)
      case .property where element.checkedTag == "textarea" && binding.name == HTMLProperty.value.rawValue:
        // Parsers drop a line break at the very beginning of a text area, so one is inserted to be dropped.
        writer.raw("\n")
        return step(.text, number)
      default: break
      }
    }
    if element.isContainer {
      containers.append((element.scope.element, path))
      return step(.children(of: element.scope.element), -1)
    }
    var index = 0
    for content in element.content {
      switch content {
      case .text(let text): writer.escaped(text)
      case .element(let child):
        write(child, path: path + [index])
        index += 1
      }
    }
  }

  // MARK: Slots

  private mutating func add(_ binding: HTMLBinding, _ path: [Int]) -> Int {
    let reader = HTMLReader(component: base, element: binding.scope.element, base: nil)
    let initial = binding.read(reader)
    // A template can neither declare styles nor know the mount path of links.
    if case .rich = initial {
      declared.append(Declared(binding: binding, path: path, looks: [], initial: .none, isOutOfTemplate: true))
    } else {
      declared.append(Declared(binding: binding, path: path, looks: [], initial: initial))
    }
    return declared.count - 1
  }

  private mutating func step(_ kind: HTMLStep.Kind, _ number: Int) {
    let start = writer.bytes.count
    if number >= 0 {
      HTMLStep(kind: kind, slot: number, piece: HTMLPiece(start: 0, end: 0))
        .write(declared[number].initial, openings: openings, into: &writer)
    }
    steps.append(
      HTMLStep(kind: kind, slot: number, piece: HTMLPiece(start: start, end: writer.bytes.count)))
  }

  private mutating func opening(_ text: String) -> HTMLPiece {
    let start = openings.count
    openings.append(contentsOf: text.utf8)
    return HTMLPiece(start: start, end: openings.count)
  }

  /// Sorts the slots, so that frequently set slots come before rarely set ones.
  private mutating func arrange() {
    let order = declared.indices.sorted { (declared[$0].binding.rank, $0) < (declared[$1].binding.rank, $1) }
    var stepOf = [Int: Int](minimumCapacity: steps.count)
    for (number, step) in steps.enumerated() where step.slot >= 0 { stepOf[step.slot] = number }
    var nextBit = steps.count
    func newBit() -> Int {
      defer { nextBit += 1 }
      return nextBit
    }
    for (number, index) in order.enumerated() {
      let (binding, looks) = (declared[index].binding, declared[index].looks)
      let bit = stepOf[index] ?? newBit()
      // A value that depends on one property through two functions is not read directly.
      let direct = binding.keys.count == 1 ? binding.direct : nil
      if let step = stepOf[index] {
        steps[step].slot = number
        if case .text = steps[step].kind, case .text = direct { steps[step].isPlainText = true }
      }
      for key in binding.keys { bits[key, default: []].append(bit) }
      let reader = HTMLReader(component: base, element: binding.scope.element, base: nil)
      let words = looks.map { HTMLSlot.Word(bit: newBit(), initial: $0.read(reader), read: $0.read, direct: $0.direct) }
      for (look, word) in zip(looks, words) {
        for key in look.keys { bits[key, default: []] += [bit, word.bit] }
      }
      slots.append(
        HTMLSlot(
          path: declared[index].path, kind: binding.kind, name: binding.name, element: binding.scope.element, bit: bit,
          isSentForEveryNode: binding.isOfNode || (binding.keys.isEmpty && looks.isEmpty)
            || declared[index].isOutOfTemplate,
          initial: declared[index].initial,
          source: looks.isEmpty
            ? direct.map { .direct($0, else: binding.read) } ?? .value(binding.read)
            : .words(words, separator: declared[index].separator)))
    }
  }
}
