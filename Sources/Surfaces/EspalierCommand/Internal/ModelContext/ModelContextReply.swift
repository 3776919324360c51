internal import Foundation

/// A reply to a request: a result, or an error of the protocol.
struct ModelContextReply<Result: Encodable>: Encodable {
  var jsonrpc = "2.0"
  /// The identity of the request; null if it could not be read.
  let id: ModelContextMessage.ID?
  var result: Result?
  var error: ModelContextError?

  private enum CodingKeys: CodingKey { case jsonrpc, id, result, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(result, forKey: .result)
    try container.encodeIfPresent(error, forKey: .error)
  }
}

/// An error of the protocol, with the codes of JSON-RPC 2.0 (section 5.1).
struct ModelContextError: Error, Encodable {
  let code: Int
  let message: String

  static let unreadable = ModelContextError(code: -32_700, message: "The line is not a JSON object.")
  static let invalid = ModelContextError(
    code: -32_600, message: "A message is an object with “jsonrpc”: “2.0” and a method. Batches are not supported.")

  static func unknown(method: String) -> ModelContextError {
    ModelContextError(
      code: -32_601,
      message: "There is no method “\(method)”. This server has initialize, ping, tools/list and tools/call.")
  }

  static func parameters(_ message: String) -> ModelContextError { ModelContextError(code: -32_602, message: message) }
}

/// The result of `initialize`.
struct Introduction: Encodable {
  struct Program: Encodable {
    let name: String
    let version: String
  }

  struct Capabilities: Encodable {
    let tools: [String: Bool]
  }

  let protocolVersion: String
  let capabilities: Capabilities
  let serverInfo: Program
  let instructions: String
}

/// The result of `tools/list`.
struct ToolList: Encodable {
  let tools: [Tool]
}

/// The result of `tools/call`.
struct ToolOutcome: Encodable {
  struct Content: Encodable {
    var type = "text"
    let text: String
  }

  let content: [Content]
  let isError: Bool

  init(_ text: String, isError: Bool = false) {
    content = [Content(text: text)]
    self.isError = isError
  }
}

/// A result without content.
struct NoResult: Encodable {}
