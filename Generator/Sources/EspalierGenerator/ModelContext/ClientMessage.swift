internal import Foundation

/// A message of the Model Context Protocol, of which a supervisor reads what it needs.
struct ClientMessage {
  /// The message as it was received.
  let line: String
  /// The identity of a request or reply, as JSON; nil for a notification.
  let key: String?
  /// The method; nil for a reply.
  let method: String?
  /// The name of the called tool; nil for other messages.
  let tool: String?
  /// The revision of the protocol that an `initialize` asks for.
  let revision: String?

  /// Reads a line; nil if it is not a JSON object.
  init?(_ line: String) {
    guard let object = Self.object(of: line) else { return nil }
    self.line = line
    method = object["method"] as? String
    let parameters = object["params"] as? [String: Any]
    tool = method == "tools/call" ? parameters?["name"] as? String : nil
    revision = parameters?["protocolVersion"] as? String
    key = object["id"].flatMap { id in
      (try? JSONSerialization.data(withJSONObject: id, options: .fragmentsAllowed)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// The message as a dictionary.
  var object: Any { Self.object(of: line) ?? [:] }

  /// The identity as the client wrote it; nil for a notification.
  var id: Any? { Self.object(of: line)?["id"] }

  private static func object(of line: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
  }
}
