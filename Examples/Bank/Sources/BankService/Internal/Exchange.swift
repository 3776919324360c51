import Foundation
import HTTPTypes

/// A request as its handler sees it: read, matched and, where needed, known by its customer.
struct Exchange: Sendable {
  var path: String
  var query: [URLQueryItem]
  /// The address of the bank as the client knows it; nil for a client that does not say.
  var origin: String?
  var headers: HTTPFields
  var body: Data
  /// The parts of the path that the route left open.
  var parameters: [String]
  var customer: Int64
  var now: Date
  /// Waits for as long as a fault slows this request down.
  var pause: @Sendable () async throws -> Void

  func value(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  func day(_ name: String) throws -> Day? {
    guard let text = value(name), !text.isEmpty else { return nil }
    guard let day = Day(text) else {
      throw Problem(400, "invalid_query", "\(name) is not a day such as 2026-11-20.", field: name)
    }
    return day
  }

  /// The days that `from` and `to` name, both of them included.
  func period() throws -> (from: String, to: String) {
    let (from, to) = (try day("from"), try day("to"))
    if let from, let to, from > to {
      throw Problem(400, "invalid_query", "The period ends before it begins.", field: "to")
    }
    return (from?.description ?? "0000-01-01", to?.description ?? "9999-12-31")
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw Problem(400, "invalid_json", "The body is not JSON. \(place)")
    } catch DecodingError.keyNotFound(let key, let context) {
      throw Self.unfit(context.codingPath + [key], "is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      throw Self.unfit(context.codingPath, "has another type than the interface says")
    }
  }

  /// The place where the body stops being JSON, in words: the decoder keeps that to itself.
  private var place: String {
    do {
      _ = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
      return "It holds a value that does not fit."
    } catch {
      return (error as NSError).userInfo["NSDebugDescription"] as? String ?? "It ends too early."
    }
  }

  private static func unfit(_ path: [any CodingKey], _ what: String) -> Problem {
    let field = path.map(\.stringValue).joined(separator: ".")
    return Problem(
      400, "invalid_json", "\(field.isEmpty ? "The body" : field) \(what).", field: field.isEmpty ? nil : field)
  }

  /// Returns true if the client already has the representation. As HTTP says, the tag goes before the instant.
  func has(_ tag: String, modified: Date?) -> Bool {
    if let tags = headers[.ifNoneMatch] { return Self.lists(tags, tag, weakly: true) }
    guard let modified, let since = headers[.ifModifiedSince].flatMap(HTTPDate.date) else { return false }
    return modified <= since
  }

  /// Returns true if a list of tags names this one; only a weak comparison looks past `W/`.
  static func lists(_ tags: String, _ tag: String, weakly: Bool) -> Bool {
    tags.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.contains { listed in
      listed == "*" || listed == tag || (weakly && listed == "W/" + tag)
    }
  }
}
