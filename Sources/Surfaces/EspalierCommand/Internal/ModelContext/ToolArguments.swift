/// The value of an argument.
enum ToolArgument: Decodable, Sendable, Equatable {
  case text(String)
  case number(Double)
  case flag(Bool)
  /// A value that is neither a text, a number nor a Boolean value, such as a list or null.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .other
    }
  }
}

/// The arguments of a call, checked against the parameters of its tool.
struct ToolArguments: Sendable {
  private let values: [String: ToolArgument]

  /// - Throws: An error that names the argument which is missing, unknown or of another kind.
  init(_ values: [String: ToolArgument], of tool: Tool) throws {
    for name in values.keys.sorted() where !tool.parameters.contains(where: { $0.name == name }) {
      let known = tool.parameters.map { "“\($0.name)”" }.joined(separator: ", ")
      throw ToolError("\(tool.name) has no argument “\(name)”; it takes \(known.isEmpty ? "none" : known).")
    }
    for parameter in tool.parameters {
      let isFitting: Bool? =
        switch (values[parameter.name], parameter.kind) {
        case (nil, _): nil
        case (.text, .text), (.number, .number), (.flag, .flag): true
        default: false
        }
      if isFitting == false || isFitting == nil && parameter.isRequired {
        throw ToolError("\(tool.name) needs “\(parameter.name)” as a \(parameter.kind.rawValue): \(parameter.summary)")
      }
    }
    self.values = values
  }

  /// Returns the text of an argument. The text is empty if the argument is optional and missing.
  func text(_ name: String) -> String {
    if case .text(let text) = values[name] { text } else { "" }
  }

  /// Returns the number of an argument; nil if the argument is optional and missing.
  func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  /// Returns the whole number of an argument; nil if the argument is missing.
  ///
  /// - Throws: An error if it is not a whole number, or out of range.
  func whole(_ name: String) throws -> Int? {
    guard let number = number(name) else { return nil }
    guard let whole = Int(exactly: number), abs(whole) <= 1_000_000_000 else {
      throw ToolError("“\(name)” takes a whole number, not \(number).")
    }
    return whole
  }

  /// Returns the Boolean value of an argument; nil if the argument is missing.
  func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = values[name] { flag } else { nil }
  }
}

/// A sentence for the client about a call that failed.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
