internal import EspalierViews

/// A slot of an element while the template is being drawn. A slot is a value that can differ between nodes, such as a
/// text or an attribute.
struct HTMLBinding {
  /// The rank of a slot among the others. Slots that nearly every view sets come first, so that the rest need not be
  /// sent.
  enum Rank: Int, Comparable {
    case content
    case look
    case hidden
    case style
    case seldom
    case last

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: HTMLSlotKind
  let name: String?
  let rank: Rank
  /// The properties that the slot depends on; empty for a slot that depends only on the node.
  let keys: [StyleSlot]
  let scope: HTMLScope
  var read: @Sendable (HTMLReader) -> HTMLValue
  /// The way to fill the slot directly from a stored value, without a call of the function; nil if the function must
  /// always be called.
  var direct: HTMLDirect?
  /// True if the value differs between nodes even if their properties are equal.
  var isOfNode = false
}

/// A part of `data-look` (words) or `style` (declarations). It depends on one property, or on several that are rarely
/// set.
struct HTMLLook {
  let keys: [StyleSlot]
  let read: @Sendable (HTMLReader) -> String?
  var direct: HTMLDirect?
}

/// The value of an accessibility attribute if no style sets one.
struct HTMLSpokenDefault {
  let keys: [StyleSlot]
  let read: @Sendable (HTMLReader) -> String?
}

/// A slot of a finished template. It is a class, because each row reads all slots.
final class HTMLSlot: Sendable {
  /// The path from the root to the slot's element, as the indexes of child elements.
  let path: [Int]
  let kind: HTMLSlotKind
  let name: String?
  /// The number of the view's element that the slot belongs to.
  let element: Int
  /// The bit that is set if a style touches the slot.
  let bit: Int
  /// True if the slot is sent for every node: it depends on the node, or a template cannot contain its initial value.
  let isSentForEveryNode: Bool
  let initial: HTMLValue
  let source: Source

  init(
    path: [Int], kind: HTMLSlotKind, name: String?, element: Int, bit: Int, isSentForEveryNode: Bool,
    initial: HTMLValue,
    source: Source
  ) {
    self.path = path
    self.kind = kind
    self.name = name
    self.element = element
    self.bit = bit
    self.isSentForEveryNode = isSentForEveryNode
    self.initial = initial
    self.source = source
  }

  /// True if the slot's initial value is an address of the app, which depends on the app's mount path.
  var isAddressByDefault: Bool {
    guard kind == .attribute, let name, case .text(let text) = initial else { return false }
    return text.utf8.first == UInt8(ascii: "/") && HTMLNames.isAddress(name)
  }

  enum Source: Sendable {
    /// A stored value that is used without conversion. The function provides the value if the stored value has another
    /// kind.
    case direct(HTMLDirect, else: @Sendable (HTMLReader) -> HTMLValue)
    case value(@Sendable (HTMLReader) -> HTMLValue)
    /// Words that are joined into one value. Each word has a bit that is set if its property is set.
    case words([Word], separator: String)
  }

  final class Word: Sendable {
    let bit: Int
    let initial: String?
    let read: @Sendable (HTMLReader) -> String?
    let direct: HTMLDirect?

    init(bit: Int, initial: String?, read: @escaping @Sendable (HTMLReader) -> String?, direct: HTMLDirect?) {
      self.bit = bit
      self.initial = initial
      self.read = read
      self.direct = direct
    }
  }
}

/// A set of bits: those of the slots and words that must be read for a node. Bits below 256 need no allocation.
struct HTMLTouched {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var beyond: Set<Int> = []

  mutating func insert(_ bit: Int) {
    let mask: UInt64 = 1 << UInt64(bit & 63)
    switch bit >> 6 {
    case 0: words.0 |= mask
    case 1: words.1 |= mask
    case 2: words.2 |= mask
    case 3: words.3 |= mask
    default: beyond.insert(bit)
    }
  }

  func contains(_ bit: Int) -> Bool {
    let mask: UInt64 = 1 << UInt64(bit & 63)
    return switch bit >> 6 {
    case 0: words.0 & mask != 0
    case 1: words.1 & mask != 0
    case 2: words.2 & mask != 0
    case 3: words.3 & mask != 0
    default: beyond.contains(bit)
    }
  }

  var isEmpty: Bool { words.0 | words.1 | words.2 | words.3 == 0 && beyond.isEmpty }

  /// Visits the bits below `limit` in order.
  func forEach(below limit: Int, _ body: (Int) -> Void) {
    Self.visit(words.0, at: 0, below: limit, body)
    Self.visit(words.1, at: 64, below: limit, body)
    Self.visit(words.2, at: 128, below: limit, body)
    Self.visit(words.3, at: 192, below: limit, body)
    if !beyond.isEmpty { for bit in beyond.sorted() where bit < limit { body(bit) } }
  }

  private static func visit(_ word: UInt64, at offset: Int, below limit: Int, _ body: (Int) -> Void) {
    var word = word
    while word != 0 {
      let bit = offset + word.trailingZeroBitCount
      guard bit < limit else { return }
      body(bit)
      word &= word &- 1
    }
  }
}
