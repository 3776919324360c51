/// A message from a client: a request, or a notification if it has no number.
struct ModelContextMessage: Decodable {
  /// The identity of a request, which the client chooses.
  enum ID: Codable, Hashable, Sendable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  /// The parameters that this server reads in a message. The structure covers all methods of the protocol.
  struct Parameters: Decodable {
    /// The revision of the protocol that the client speaks.
    var protocolVersion: String?
    /// The name of the called tool.
    var name: String?
    /// The arguments of the called tool.
    var arguments: [String: ToolArgument]?
    /// The identity of the cancelled request.
    var requestId: ID?
  }

  let jsonrpc: String
  let id: ID?
  let method: String?
  let params: Parameters?
}
