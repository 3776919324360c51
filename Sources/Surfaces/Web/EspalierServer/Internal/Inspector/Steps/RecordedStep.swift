internal import EspalierViews

/// A step of a person in the words of `TestApp`.
enum RecordedStep: Hashable, Sendable {
  case open(String)
  case tap(String)
  case type(String, into: String)
  /// A text in a field for secrets, which is not kept.
  case typeSecret(into: String)
  case choose(String, in: String)
  case toggle(String)
  case slide(String, to: Double)
  case step(String, by: Int)
  case focus(String)
  case press(KeyPress, in: String)
  case doubleTap(String)
  case perform(String, on: String)
  case move(String, before: String?)
  case back
  case forward
  case dismiss
  case scroll(toRow: Int)
  /// A step that `TestApp` cannot repeat, with a description.
  case impossible(String)

  /// The lines of the step in a test.
  ///
  /// - Parameter leaves: False if the person stays in the field that they type in.
  func lines(leaves: Bool) -> [String] {
    switch self {
    case .typeSecret(let field):
      ["// The secret is not stored: replace it.", call("type", quoted("<secret>"), "into: \(quoted(field))", leaves)]
    case .impossible(let what): ["// cannot be repeated: \(Self.inLine(what))"]
    case .open(let path): [call("open", quoted(path))]
    case .tap(let name): [call("tap", quoted(name))]
    case .type(let text, let field): [call("type", quoted(text), "into: \(quoted(field))", leaves)]
    case .choose(let option, let picker): [call("choose", quoted(option), "in: \(quoted(picker))")]
    case .toggle(let name): [call("toggle", quoted(name))]
    case .slide(let name, let number): [call("slide", quoted(name), "to: \(Self.code(of: number))")]
    case .step(let name, let count): [call("step", quoted(name), "by: \(count)")]
    case .focus(let name): [call("focus", quoted(name))]
    case .press(let key, let name): [call("press", Self.code(of: key), "in: \(quoted(name))")]
    case .doubleTap(let name): [call("doubleTap", quoted(name))]
    case .perform(let action, let row): [call("perform", quoted(action), "on: \(quoted(row))")]
    case .move(let row, let other): [call("move", quoted(row), "before: \(other.map(quoted) ?? "nil")")]
    case .back: [call("back")]
    case .forward: [call("forward")]
    case .dismiss: [call("dismiss")]
    case .scroll(let place): [call("scroll", "toRow: \(place)")]
    }
  }

  private func call(_ name: String, _ arguments: String..., leaves: Bool = true) -> String {
    let all = arguments + (leaves ? [] : ["leaves: false"])
    return "try await app.\(name)(\(all.joined(separator: ", ")))"
  }

  private func call(_ name: String, _ first: String, _ second: String, _ leaves: Bool) -> String {
    call(name, first, second, leaves: leaves)
  }

  private func quoted(_ text: String) -> String { Self.quoted(text) }

  /// Returns a text as a literal of Swift.
  static func quoted(_ text: String) -> String { text.debugDescription }

  /// Returns a text without line breaks, for a comment.
  private static func inLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func code(of number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  private static func code(of key: KeyPress) -> String {
    switch key {
    case .enter: ".enter"
    case .escape: ".escape"
    case .arrowUp: ".arrowUp"
    case .arrowDown: ".arrowDown"
    default: "KeyPress(rawValue: \(quoted(key.rawValue)))"
    }
  }
}
