/// Swift source with the text of comments and string literals taken out, so that what is left is code.
///
/// Lines stay where they are. What stands in an interpolation is code and is kept.
struct SourceCode {
  private enum State: Equatable {
    case code(parentheses: Int)
    case text(hashes: Int, isMultiline: Bool)
    case comment(depth: Int)
  }

  private(set) var lines: [String] = []
  private var states: [State] = [.code(parentheses: 0)]
  private var line = ""

  init(_ text: String) {
    for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
      read(Array(source))
      lines.append(line)
      line = ""
      // A literal of one line ends with it at the latest, whatever this reader made of it.
      while case .text(_, isMultiline: false) = states.last { states.removeLast() }
    }
  }

  private mutating func read(_ characters: [Character]) {
    var rest = characters[...]
    while let first = rest.first {
      switch states.last {
      case .comment(let depth):
        if rest.starts(with: "*/") {
          rest.removeFirst(2)
          states.removeLast()
          if depth > 1 { states.append(.comment(depth: depth - 1)) }
        } else if rest.starts(with: "/*") {
          rest.removeFirst(2)
          states[states.count - 1] = .comment(depth: depth + 1)
        } else {
          rest.removeFirst()
        }
      case .text(let hashes, let isMultiline):
        readText(&rest, marks: String(repeating: "#", count: hashes), quotes: isMultiline ? #"""""# : #"""#)
      case .code(let parentheses):
        if rest.starts(with: "//") { return }
        if rest.starts(with: "/*") {
          rest.removeFirst(2)
          states.append(.comment(depth: 1))
        } else if !readQuotes(&rest) {
          line.append(first)
          rest.removeFirst()
          if first == "(" { states[states.count - 1] = .code(parentheses: parentheses + 1) }
          if first == ")" { close(parentheses) }
        }
      case nil:
        return
      }
    }
  }

  private mutating func readText(_ rest: inout ArraySlice<Character>, marks: String, quotes: String) {
    if rest.starts(with: #"\"# + marks + "(") {
      rest.removeFirst(2 + marks.count)
      line.append("(")
      states.append(.code(parentheses: 1))
    } else if rest.starts(with: quotes + marks) {
      rest.removeFirst(quotes.count + marks.count)
      line.append("\"")
      states.removeLast()
    } else {
      rest.removeFirst(rest.starts(with: #"\"# + marks) ? min(2 + marks.count, rest.count) : 1)
    }
  }

  /// Takes the opening quotes of a literal off, if one begins here.
  private mutating func readQuotes(_ rest: inout ArraySlice<Character>) -> Bool {
    let hashes = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(hashes).prefix { $0 == "\"" }.count
    guard quotes > 0 else { return false }
    let isMultiline = quotes >= 3
    rest.removeFirst(hashes + (isMultiline ? 3 : 1))
    line.append("\"")
    states.append(.text(hashes: hashes, isMultiline: isMultiline))
    return true
  }

  private mutating func close(_ parentheses: Int) {
    states[states.count - 1] = .code(parentheses: parentheses - 1)
    if parentheses == 1, states.count > 1 { states.removeLast() }
  }
}
