/// Cuts OFX into tags and texts, whether it is SGML, XML or one that claims to be the other.
///
/// No XML parser: most OFX is SGML whose leaves are never closed, and some files with an XML declaration are SGML
/// inside. A `<` that opens no tag is a character.
///
/// Going through a file takes time in proportion to its bytes, whatever they are: a section that was found not to be
/// closed is not searched for its end again.
struct MarkupTokens {
  enum Token {
    case open(String, line: Int)
    case close(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private let watch: ReadingWatch
  private var position = 0
  private var line = 1
  private var pendingClose: String?
  /// The position at which each sort of section is closed next, as far as it has been looked for; `nil` where nothing
  /// closes it any more.
  private var closings: [Closing: Int?] = [:]

  /// The greatest lengths of a tag, which is a name and a few attributes; a text that goes on after `<word` is none.
  private static let longestName = 100
  private static let longestAttributes = 400

  init(_ utf8: [UInt8], watch: ReadingWatch) {
    bytes = utf8
    self.watch = watch
  }

  /// Returns the next tag or text; `nil` at the end. White space between tags is no text.
  mutating func next() throws(StatementError) -> Token? {
    if let name = pendingClose {
      pendingClose = nil
      return .close(name)
    }
    var text = MarkupText()
    let start = line
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x3C {
        if try skipSection() { continue }
        if let content = try section(.verbatim) {
          text.append(verbatim: bytes[content])
          try check(text, from: start)
          continue
        }
        if let tag = tag(at: position) {
          if let found = text.finished() { return .text(found) }
          return try take(tag)
        }
      }
      text.append(byte)
      countLine(position)
      position += 1
      try watch.pass(1)
      try check(text, from: start)
    }
    return text.finished().map { .text($0) }
  }

  @inline(__always)
  private func check(_ text: MarkupText, from line: Int) throws(StatementError) {
    try watch.check(text.count, .cellLength, most: watch.limits.cellLength, line: line)
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var end: Int
  }

  private mutating func take(_ tag: Tag) throws(StatementError) -> Token {
    let start = line
    try move(to: tag.end)
    if tag.isClosing { return .close(tag.name) }
    if tag.isEmpty { pendingClose = tag.name }
    return .open(tag.name, line: start)
  }

  private mutating func move(to end: Int) throws(StatementError) {
    while position < end {
      let stop = min(end, position + 16_384)
      try watch.pass(stop - position)
      while position < stop {
        countLine(position)
        position += 1
      }
    }
  }

  /// Returns the tag that begins here; `nil` when a text begins here.
  private func tag(at start: Int) -> Tag? {
    var index = start + 1
    var isClosing = false
    if index < bytes.count, bytes[index] == 0x2F {
      isClosing = true
      index += 1
    }
    let nameStart = index
    guard index < bytes.count, Self.isLetter(bytes[index]) else { return nil }
    while index < bytes.count, Self.isNameByte(bytes[index]) {
      index += 1
      if index - nameStart > Self.longestName { return nil }
    }
    var isEmpty = false
    var hasAttributes = false
    let limit = min(bytes.count, index + Self.longestAttributes)
    let attributesStart = index
    while index < limit {
      switch bytes[index] {
      case 0x3E:
        guard index == attributesStart || hasAttributes || isEmpty || isBlank(attributesStart..<index) else {
          return nil
        }
        let name = Self.name(bytes[nameStart..<attributesStart])
        return Tag(name: name, isClosing: isClosing, isEmpty: isEmpty, end: index + 1)
      case 0x2F: isEmpty = true
      case 0x3D: hasAttributes = true
      case 0x3C: return nil
      default: if bytes[index] > 0x20 { isEmpty = false }
      }
      index += 1
    }
    return nil
  }

  /// Returns the name in capitals, without the prefix of a name space.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    let local = bytes.lastIndex(of: 0x3A).map { bytes[($0 + 1)...] } ?? bytes
    return String(decoding: local.map(upper), as: UTF8.self)
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

  /// Goes behind a comment, an instruction or a document type that begins here.
  private mutating func skipSection() throws(StatementError) -> Bool {
    if try section(.comment) != nil { return true }
    if try section(.instruction) != nil { return true }
    return try section(.doctype) != nil
  }

  /// Goes behind a section that begins here; `nil` when none begins here, or it is never closed.
  private mutating func section(_ sort: Closing) throws(StatementError) -> Range<Int>? {
    guard position + 1 < bytes.count, bytes[position + 1] == sort.opening[1] else { return nil }
    guard begins(with: sort.opening, at: position) else { return nil }
    let start = position + sort.opening.count
    guard let end = try closing(sort, from: start) else { return nil }
    try move(to: end + sort.closing.count)
    return start..<end
  }

  /// Returns the position at which a section is closed; a position that was found before still holds when it is further
  /// on, or when there is none.
  private mutating func closing(_ sort: Closing, from start: Int) throws(StatementError) -> Int? {
    if let known = closings[sort] {
      guard let known else { return nil }
      if known >= start { return known }
    }
    var index = start
    var untold = start
    while index < bytes.count, !begins(with: sort.closing, at: index) {
      index += 1
      if index - untold >= 16_384 {
        try watch.pass(index - untold)
        untold = index
      }
    }
    let found = index < bytes.count ? index : nil
    closings.updateValue(found, forKey: sort)
    return found
  }

  private func begins(with wanted: [UInt8], at index: Int) -> Bool {
    guard index + wanted.count <= bytes.count else { return false }
    for offset in wanted.indices where Self.upper(bytes[index + offset]) != wanted[offset] { return false }
    return true
  }

  /// Counts a line at its LF, or at its CR when no LF follows.
  private mutating func countLine(_ index: Int) {
    if bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
      line += 1
    }
  }

  private static func upper(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte - 0x20 : byte }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(upper(byte)) }
  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F || byte == 0x2D || byte == 0x3A
  }
}

/// The sections of markup that have an opening and a closing of several characters, in capitals.
private enum Closing: Hashable {
  case comment, instruction, doctype, verbatim

  var opening: [UInt8] {
    switch self {
    case .comment: Self.openings.comment
    case .instruction: Self.openings.instruction
    case .doctype: Self.openings.doctype
    case .verbatim: Self.openings.verbatim
    }
  }

  var closing: [UInt8] {
    switch self {
    case .comment: Self.closings.comment
    case .instruction: Self.closings.instruction
    case .doctype: Self.closings.doctype
    case .verbatim: Self.closings.verbatim
    }
  }

  private typealias Marks = (comment: [UInt8], instruction: [UInt8], doctype: [UInt8], verbatim: [UInt8])
  private static let openings: Marks = (
    Array("<!--".utf8), Array("<?".utf8), Array("<!DOCTYPE".utf8), Array("<![CDATA[".utf8)
  )
  private static let closings: Marks = (Array("-->".utf8), Array("?>".utf8), Array(">".utf8), Array("]]>".utf8))
}

/// A text between tags, as it is gathered. Leading white space is left out, and other runs of it are one space, so that
/// megabytes of nothing take no memory.
private struct MarkupText {
  private var resolved: [UInt8] = []
  private var plain: [UInt8] = []
  private var endsInSpace = true

  /// The number of bytes so far.
  var count: Int { resolved.count + plain.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
    if isSpace {
      if !endsInSpace { plain.append(0x20) }
    } else {
      plain.append(byte)
    }
    endsInSpace = isSpace
  }

  /// Appends the characters of a CDATA section, which mean themselves.
  mutating func append(verbatim content: ArraySlice<UInt8>) {
    resolve()
    resolved.append(contentsOf: content)
    endsInSpace = false
  }

  private mutating func resolve() {
    resolved.append(contentsOf: Entities.resolved(plain))
    plain.removeAll(keepingCapacity: true)
  }

  /// Returns the tidy text; `nil` when there is none.
  mutating func finished() -> String? {
    if count == 0 { return nil }
    resolve()
    let text = TextTrimming.tidy(resolved[...])
    return text.isEmpty ? nil : text
  }
}
