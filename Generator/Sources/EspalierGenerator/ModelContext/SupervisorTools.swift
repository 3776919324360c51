/// The parts of the protocol that a supervisor answers itself.
enum SupervisorTools {
  private static let revisions: Set = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  static var all: [[String: Any]] {
    [
      tool(
        "rebuild",
        "Builds the app from its current sources and starts it again; returns the compiler's messages if that fails."),
      tool("log", "Reads the last lines that the app wrote to standard error, even before a crash.", isReadOnly: true),
    ]
  }

  static func introduction(to message: ClientMessage) -> [String: Any] {
    let revision = message.revision.flatMap { revisions.contains($0) ? $0 : nil } ?? "2025-11-25"
    return [
      "protocolVersion": revision, "capabilities": ["tools": ["listChanged": true]],
      "serverInfo": ["name": "espalier", "version": "0.1.0"],
      "instructions": """
      This is the app in this folder, without a surface that a person sees. Use it as a person does: read the screen, \
      open a place, tap and type by the names that are written on it. After each step you receive the text of the \
      screen. After a change of its sources call rebuild. The tools places and graph show how the app is made; the \
      documentation tools describe Espalier, its framework.
      """,
    ]
  }

  private static func tool(_ name: String, _ summary: String, isReadOnly: Bool = false) -> [String: Any] {
    [
      "name": name, "description": summary,
      "inputSchema": ["type": "object", "properties": [String: String](), "additionalProperties": false]
        as [String: Any],
      "annotations": ["readOnlyHint": isReadOnly, "openWorldHint": false],
    ]
  }
}
