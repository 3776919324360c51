/// A message of a page in the browser's console.
public struct ConsoleMessage: Sendable, Hashable, CustomStringConvertible {
  /// The level of the message, in chromedriver's terms, which are used for Firefox too: `SEVERE`, `WARNING`, `INFO` or
  /// `DEBUG`.
  public let level: String
  /// The source of the message: `javascript` for uncaught errors, `console-api` for the page's own calls, `network` for
  /// failed requests, `security` for violations of the content security policy and the like.
  public let source: String
  /// The text of the message. It begins with the address of the document or script if the browser reports it.
  public let text: String

  /// A Boolean value that indicates whether the message is an error.
  public var isError: Bool { level == "SEVERE" }

  /// Level, source and text on one line.
  public var description: String { "\(level) \(source): \(text)" }
}

extension ConsoleMessage {
  init(_ entry: JSONValue) {
    self.init(
      level: entry["level"]?.stringValue ?? "",
      source: entry["source"]?.stringValue ?? "",
      text: entry["message"]?.stringValue ?? "")
  }
}
