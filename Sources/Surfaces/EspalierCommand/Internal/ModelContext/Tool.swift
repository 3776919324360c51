/// A function that a client can call.
struct Tool: Sendable {
  /// An argument of a tool.
  struct Parameter: Sendable {
    enum Kind: String, Sendable, Encodable {
      case text = "string"
      case number
      case flag = "boolean"
    }

    let name: String
    let kind: Kind
    let summary: String
    let isRequired: Bool

    static func text(_ name: String, _ summary: String, isRequired: Bool = true) -> Parameter {
      Parameter(name: name, kind: .text, summary: summary, isRequired: isRequired)
    }

    static func number(_ name: String, _ summary: String, isRequired: Bool = true) -> Parameter {
      Parameter(name: name, kind: .number, summary: summary, isRequired: isRequired)
    }

    static func flag(_ name: String, _ summary: String) -> Parameter {
      Parameter(name: name, kind: .flag, summary: summary, isRequired: false)
    }
  }

  let name: String
  let summary: String
  let parameters: [Parameter]
  /// True if the tool changes nothing.
  let isReadOnly: Bool
  let run: @MainActor (ToolArguments) async throws -> String

  init(
    _ name: String, _ summary: String, _ parameters: Parameter..., isReadOnly: Bool = false,
    run: @escaping @MainActor (ToolArguments) async throws -> String
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.isReadOnly = isReadOnly
    self.run = run
  }
}

extension Tool: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, description, inputSchema, annotations
  }

  private struct Schema: Encodable {
    struct Property: Encodable {
      let type: Parameter.Kind
      let description: String
    }

    var type = "object"
    let properties: [String: Property]
    let required: [String]
    var additionalProperties = false
  }

  private struct Annotations: Encodable {
    let readOnlyHint: Bool
    /// Always false: the tools work on this app alone.
    var openWorldHint = false
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(summary, forKey: .description)
    let properties = parameters.map { ($0.name, Schema.Property(type: $0.kind, description: $0.summary)) }
    let schema = Schema(
      properties: Dictionary(properties) { first, _ in first }, required: parameters.filter(\.isRequired).map(\.name))
    try container.encode(schema, forKey: .inputSchema)
    try container.encode(Annotations(readOnlyHint: isReadOnly), forKey: .annotations)
  }
}
