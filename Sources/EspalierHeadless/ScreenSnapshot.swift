internal import EspalierNavigation
public import EspalierScreens
internal import EspalierViews

/// What is to be seen on a screen and what can be done there, as a value that tests compare: rows included, handlers
/// and looks left out.
///
/// ```swift
/// @MainActor func holds(_ screen: Screen) -> Bool {
///   screen.snapshot().text == "# Accounts\n[Add]\nSavings"
/// }
/// ```
public struct ScreenSnapshot: Sendable, Equatable, CustomStringConvertible {
  /// One thing that is read or used.
  public struct Item: Sendable, Equatable {
    /// What it is: `text`, `heading`, `button`, `link`, `row`, `field` …
    public let kind: String
    /// What is written on it.
    public let name: String
    /// What is in it; nil for what holds no value.
    public let value: String?
    /// What is wrong with it; nil for nothing.
    public let message: String?
    /// Whether it can be used.
    public let isEnabled: Bool
    /// Where it leads; nil for nowhere.
    public let destination: String?
    /// What can be chosen.
    public let options: [String]
    /// How it reads.
    public let line: String
  }

  /// Everything, in the order in which it is read.
  public let items: [Item]

  /// A line for each thing that is read, as `TestApp` reads it.
  public var text: String { items.map(\.line).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// The items as JSON, one on a line, keys sorted: the same for equal screens, fit to be kept in a file.
  public var json: String {
    items.isEmpty ? "[]" : "[\n" + items.map { "  " + $0.json }.joined(separator: ",\n") + "\n]"
  }

  /// The text.
  public var description: String { text }
}

extension Screen {
  /// What is to be seen and what can be done, dialogs and messages included; `words` are the framework's own.
  @MainActor public func snapshot(words: ChromeWords = .english) -> ScreenSnapshot {
    var surroundings = Blueprint.Surroundings()
    surroundings.words = words
    if refresh != nil { surroundings.refresh = (false, {}) }
    let live = LiveTree()
    live.apply(NodeTree().render(Blueprint(self, id: "screen", scene: 0, in: surroundings)))
    return ScreenSnapshot(items: live.allElements.map(ScreenSnapshot.Item.init))
  }
}

extension ScreenSnapshot.Item {
  init(_ element: LiveElement) {
    let holdsValue = [.field, .picker, .toggle].contains(element.kind)
    kind = "\(element.kind)"
    name = element.name
    value = holdsValue ? element.shown : nil
    message = element.message.isEmpty ? nil : element.message
    isEnabled = element.isEnabled
    destination = element.destination
    options = element.options.map(\.title)
    line = element.line
  }

  fileprivate var json: String {
    var fields: [(String, String)] = []
    if let destination { fields.append(("destination", Self.quoted(destination))) }
    if !isEnabled { fields.append(("isEnabled", "false")) }
    fields.append(("kind", Self.quoted(kind)))
    if let message { fields.append(("message", Self.quoted(message))) }
    fields.append(("name", Self.quoted(name)))
    if !options.isEmpty { fields.append(("options", "[" + options.map(Self.quoted).joined(separator: ", ") + "]")) }
    if let value { fields.append(("value", Self.quoted(value))) }
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
