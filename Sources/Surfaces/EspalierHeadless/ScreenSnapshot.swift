internal import EspalierNavigation
public import EspalierScreens
internal import EspalierViews

/// The content and the controls of a screen, as a value that tests can compare. It contains the rows, but no handlers
/// and no styles.
///
/// ```swift
/// @MainActor func holds(_ screen: Screen) -> Bool {
///   screen.snapshot().text == "# Accounts\n[Add]\nSavings"
/// }
/// ```
public struct ScreenSnapshot: Sendable, Equatable, CustomStringConvertible {
  /// One element that a person reads or uses.
  public struct Item: Sendable, Equatable {
    /// The kind of the element: `text`, `heading`, `button`, `link`, `row`, `field` …
    public let kind: String
    /// The name that the element shows.
    public let name: String
    /// The value in a field, a picker or a switch; nil for any other element.
    public let value: String?
    /// The message about a problem of the element; nil for none.
    public let message: String?
    /// A Boolean value that indicates whether the element can be used.
    public let isEnabled: Bool
    /// The address that the element leads to; nil for none.
    public let destination: String?
    /// The options that a person can choose in the element.
    public let options: [String]
    /// The line of the element in the screen's text.
    public let line: String
  }

  /// All elements of the screen, in reading order.
  public let items: [Item]

  /// The text of the screen, with one line for each element that is read. `TestApp` reads the same text.
  public var text: String { items.map(\.line).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// The items as JSON, one per line, with sorted keys. Equal screens have equal JSON, so that a test can compare it
  /// with a file.
  public var json: String {
    items.isEmpty ? "[]" : "[\n" + items.map { "  " + $0.json }.joined(separator: ",\n") + "\n]"
  }

  /// The text of the screen.
  public var description: String { text }
}

extension Screen {
  /// Returns the content and the controls of the screen, with dialogs and messages. `words` are the framework's own
  /// texts.
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
