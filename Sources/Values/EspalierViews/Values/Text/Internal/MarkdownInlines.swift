/// A reader of Markdown's inline notation, by the method of CommonMark 0.31, “An algorithm for parsing nested emphasis
/// and links”.
///
/// The result is flat: a pair of delimiters adds an attribute to all pieces between them.
struct MarkdownInlines {
  private struct Piece {
    var string: String
    var attributes = TextAttributes()
    /// The run of delimiters that the piece is, if it is one.
    var delimiters: Delimiters?
  }

  private struct Delimiters {
    let character: Character
    let originalCount: Int
    var count: Int
    let canOpen: Bool
    let canClose: Bool

    /// The kind of the delimiters, which determines the opening ones that fit: the character, whether it could open too, and the length.
    var kind: Int {
      (character == "*" ? 0 : character == "_" ? 6 : 12) + (canOpen ? 3 : 0) + originalCount % 3
    }
  }

  private struct Bracket {
    let piece: Int
    /// The index of the first delimiters after the bracket.
    let firstDelimiters: Int
    /// The position after the bracket.
    let start: Int
    var isActive = true
  }

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  /// The pieces that are delimiters without a partner so far.
  private var open: [Int] = []
  private var brackets: [Bracket] = []
  /// The numbers of backticks that close no code in the rest of the text.
  private var unclosedCode: Set<Int> = []

  private init(_ markdown: String) { characters = Array(markdown) }

  static func text(of markdown: String) -> Text {
    var reader = MarkdownInlines(markdown)
    reader.read()
    reader.pair(from: 0)
    var text = Text()
    for piece in reader.pieces {
      let rest = piece.delimiters.map { String(repeating: $0.character, count: $0.count) } ?? piece.string
      text.append(rest, piece.attributes)
    }
    return text
  }

  // MARK: Pieces

  private mutating func read() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\"
      where position + 1 < characters.count && MarkdownCharacters.isASCIIPunctuation(characters[position + 1]):
        add(String(characters[position + 1]))
        position += 2
      case "`": readCode()
      case "*", "_", "~": readDelimiters(character)
      case "[":
        position += 1
        brackets.append(Bracket(piece: pieces.count, firstDelimiters: open.count, start: position))
        pieces.append(Piece(string: "["))
      case "]": endBracket()
      case "<": readAddress()
      default:
        add(String(character))
        position += 1
      }
    }
  }

  private mutating func add(_ string: String) {
    // Pieces are referred to by number; only the last one grows, and only if it is plain text that nothing refers to.
    if let last = pieces.last, last.delimiters == nil, last.attributes == TextAttributes(),
      brackets.last?.piece != pieces.count - 1
    {
      pieces[pieces.count - 1].string += string
    } else {
      pieces.append(Piece(string: string))
    }
  }

  private func count(of character: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count && characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = count(of: "`", at: position)
    let start = position + length
    var end = start
    while end < characters.count, !unclosedCode.contains(length) {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = count(of: "`", at: end)
      if closing == length {
        var code = characters[start..<end].map { $0.isNewline ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = code.dropFirst().dropLast()
        }
        pieces.append(Piece(string: String(code)))
        pieces[pieces.count - 1].attributes.isCode = true
        position = end + closing
        return
      }
      end += closing
    }
    unclosedCode.insert(length)
    add(String(repeating: "`", count: length))
    position = start
  }

  private mutating func readDelimiters(_ character: Character) {
    let count = count(of: character, at: position)
    let before = position > 0 ? characters[position - 1] : "\n"
    let after = position + count < characters.count ? characters[position + count] : "\n"
    position += count
    // GitHub's Markdown also takes one tilde, which is common in texts.
    guard character != "~" || count == 2 else { return add(String(repeating: character, count: count)) }
    let isBeforeOther = MarkdownCharacters.isPunctuation(before)
    let isAfterOther = MarkdownCharacters.isPunctuation(after)
    let opens = !after.isWhitespace && (!isAfterOther || before.isWhitespace || isBeforeOther)
    let closes = !before.isWhitespace && (!isBeforeOther || after.isWhitespace || isAfterOther)
    let isWithinWord = character == "_"
    open.append(pieces.count)
    pieces.append(
      Piece(
        string: "",
        delimiters: Delimiters(
          character: character, originalCount: count, count: count,
          canOpen: opens && (!isWithinWord || !closes || isBeforeOther),
          canClose: closes && (!isWithinWord || !opens || isAfterOther))))
  }

  /// Reads an address in angle brackets.
  private mutating func readAddress() {
    let rest = characters[(position + 1)...]
    if let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }), characters[end] == ">" {
      let address = String(characters[(position + 1)..<end])
      if address.contains(":"), let destination = Destination(address: address) {
        pieces.append(Piece(string: address))
        pieces[pieces.count - 1].attributes.destination = destination
        position = end + 1
        return
      }
    }
    add("<")
    position += 1
  }

  // MARK: Links

  private mutating func endBracket() {
    position += 1
    guard let bracket = brackets.popLast() else { return add("]") }
    guard bracket.isActive, let (address, end) = MarkdownCharacters.destination(in: characters, at: position) else {
      return pieces.append(Piece(string: "]"))
    }
    guard let destination = Destination(address: address) else { return pieces.append(Piece(string: "]")) }
    pair(from: bracket.firstDelimiters)
    pieces[bracket.piece].string = ""
    for index in (bracket.piece + 1)..<pieces.count { pieces[index].attributes.destination = destination }
    // A link contains no other link.
    for index in brackets.indices.reversed() {
      guard brackets[index].isActive else { break }
      brackets[index].isActive = false
    }
    // What follows must not grow into the link.
    pieces.append(Piece(string: ""))
    position = end
  }

  // MARK: Emphasis

  /// Pairs the delimiters from `first` on, and forgets them.
  private mutating func pair(from first: Int) {
    // For each kind of closing delimiters, the piece below which there are no opening ones. Without it, a text of nothing
    // but stars would take time with the square of its length.
    var bottoms: [Int: Int] = [:]
    var closer = first
    while closer < open.count {
      guard let closing = pieces[open[closer]].delimiters, closing.canClose else {
        closer += 1
        continue
      }
      let bottom = bottoms[closing.kind] ?? -1
      guard let opener = self.opener(for: closer, from: first, above: bottom) else {
        bottoms[closing.kind] = closer > first ? open[closer - 1] : -1
        if closing.canOpen { closer += 1 } else { open.remove(at: closer) }
        continue
      }
      open.removeSubrange((opener + 1)..<closer)
      closer = opener + 1
      let (left, right) = (open[opener], open[closer])
      let count = min(pieces[left].delimiters?.count ?? 0, closing.count) >= 2 ? 2 : 1
      for index in (left + 1)..<right { emphasize(&pieces[index].attributes, closing.character, count) }
      pieces[left].delimiters?.count -= count
      pieces[right].delimiters?.count -= count
      if pieces[right].delimiters?.count == 0 { open.remove(at: closer) }
      if pieces[left].delimiters?.count == 0 {
        open.remove(at: opener)
        closer -= 1
      }
    }
    open.removeSubrange(first...)
  }

  /// Returns the nearest delimiters before a closing run that it may close.
  private func opener(for closer: Int, from first: Int, above bottom: Int) -> Int? {
    var index = closer - 1
    while index >= first, open[index] > bottom {
      if fits(open[index], open[closer]) { return index }
      index -= 1
    }
    return nil
  }

  private func fits(_ left: Int, _ right: Int) -> Bool {
    guard let opener = pieces[left].delimiters, let closer = pieces[right].delimiters else { return false }
    guard opener.canOpen, opener.character == closer.character else { return false }
    // The rule of three: of delimiters that both open and close, the lengths must not add up to a multiple of three.
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || (opener.originalCount + closer.originalCount) % 3 != 0
      || (opener.originalCount % 3 == 0 && closer.originalCount % 3 == 0)
  }

  private func emphasize(_ attributes: inout TextAttributes, _ character: Character, _ count: Int) {
    switch (character, count) {
    case ("~", _): attributes.isStruckThrough = true
    case (_, 2): attributes.weight = .bold
    default: attributes.isItalic = true
    }
  }
}
