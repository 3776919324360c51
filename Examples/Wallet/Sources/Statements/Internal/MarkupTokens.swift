/// Cuts OFX into tags and texts, whether it is SGML, XML or one that claims to be the other.
///
/// No XML parser: most OFX is SGML whose leaves are never closed, and some files with an XML declaration are SGML
/// inside. A
/// `<` that opens no tag is a character.
struct MarkupTokens {
  enum Token {
    case open(String, line: Int)
    case close(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var pendingClose: String?

  init(_ utf8: [UInt8]) { bytes = utf8 }

  /// The next tag or text; `nil` at the end. White space between tags is no text.
  mutating func next() -> Token? {
    if let name = pendingClose {
      pendingClose = nil
      return .close(name)
    }
    var text: [UInt8] = []
    var isVerbatim = false
    while position < bytes.count {
      if bytes[position] == 0x3C {
        if skip("<!--", to: "-->") || skip("<?", to: "?>") || skip("<!DOCTYPE", to: ">") { continue }
        if let content = verbatim() {
          // Characters of a CDATA section mean themselves.
          text = isVerbatim ? text + content : Entities.resolved(text) + content
          isVerbatim = true
          continue
        }
        if let tag = tag(at: position) {
          let found = finished(text, isVerbatim: isVerbatim)
          if let found { return .text(found) }
          return take(tag)
        }
      }
      text.append(bytes[position])
      countLine(position)
      position += 1
    }
    return finished(text, isVerbatim: isVerbatim).map { .text($0) }
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var end: Int
  }

  private mutating func take(_ tag: Tag) -> Token {
    let start = line
    while position < tag.end {
      countLine(position)
      position += 1
    }
    if tag.isClosing { return .close(tag.name) }
    if tag.isEmpty { pendingClose = tag.name }
    return .open(tag.name, line: start)
  }

  private func finished(_ text: [UInt8], isVerbatim: Bool) -> String? {
    let resolved = isVerbatim ? text : Entities.resolved(text)
    let tidied = TextTrimming.tidy(String(decoding: resolved, as: UTF8.self))
    return tidied.isEmpty ? nil : tidied
  }

  /// The tag that begins here; `nil` when what begins here is text.
  private func tag(at start: Int) -> Tag? {
    var index = start + 1
    var isClosing = false
    if index < bytes.count, bytes[index] == 0x2F {
      isClosing = true
      index += 1
    }
    let nameStart = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    guard index > nameStart, Self.isLetter(bytes[nameStart]) else { return nil }
    var name = String(decoding: bytes[nameStart..<index], as: UTF8.self).uppercased()
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    var isEmpty = false
    var hasAttributes = false
    // An attribute list is short; a text that goes on after `<word` is none.
    let limit = min(bytes.count, index + 400)
    let attributesStart = index
    while index < limit {
      switch bytes[index] {
      case 0x3E:
        guard index == attributesStart || hasAttributes || isEmpty || isBlank(attributesStart..<index) else {
          return nil
        }
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

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= 0x20 } }

  private mutating func skip(_ opening: String, to closing: String) -> Bool {
    guard begins(with: opening, at: position) else { return false }
    var index = position + opening.utf8.count
    while index < bytes.count, !begins(with: closing, at: index) { index += 1 }
    guard index < bytes.count else { return false }
    let end = index + closing.utf8.count
    while position < end {
      countLine(position)
      position += 1
    }
    return true
  }

  private mutating func verbatim() -> [UInt8]? {
    let opening = "<![CDATA["
    guard begins(with: opening, at: position) else { return nil }
    let start = position + opening.utf8.count
    var index = start
    while index < bytes.count, !begins(with: "]]>", at: index) { index += 1 }
    guard index < bytes.count else { return nil }
    while position < index + 3 {
      countLine(position)
      position += 1
    }
    return Array(bytes[start..<index])
  }

  private func begins(with text: String, at index: Int) -> Bool {
    let wanted = text.utf8
    guard index + wanted.count <= bytes.count else { return false }
    return zip(bytes[index...], wanted).allSatisfy { Self.upper($0) == Self.upper($1) }
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
