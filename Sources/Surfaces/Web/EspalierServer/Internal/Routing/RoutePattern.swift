/// A pattern of the paths that a route answers.
struct RoutePattern: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case literal(Substring)
    case named(String)
  }

  private let parts: [Part]
  private let takesRest: Bool

  /// - Parameter text: A path such as `/-/submit/:name`, or `/-/assets/**`.
  init(_ text: String) {
    var parts = Self.parts(of: text)
    takesRest = parts.last == "**"
    if takesRest { parts.removeLast() }
    self.parts = parts.map { $0.hasPrefix(":") ? .named(String($0.dropFirst())) : .literal($0) }
  }

  /// Returns the parts of a path between its slashes, including empty ones.
  static func parts(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// Returns the values of the named parts; nil for a path that does not match.
  func match(_ path: [Substring]) -> [String: String]? {
    guard takesRest ? path.count >= parts.count : path.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      switch part {
      case .literal(let literal): guard literal == text else { return nil }
      case .named(let name): values[name] = String(text)
      }
    }
    return values
  }
}
