#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A body in the most readable format: JSON, text, or else Base64.
enum RecordedBody: Sendable, Hashable {
  case json(JSONValue)
  case text(String)
  case bytes(Data)

  /// Creates a body from the bytes of a media type; nil if the bytes are empty.
  init?(_ data: Data, type: String?) {
    guard !data.isEmpty else { return nil }
    let type = type ?? ""
    let data = Self.boundary(type).map { Self.replacing($0, in: data) } ?? data
    if type.lowercased().contains("json"), let value = try? JSONCoding.standard.decode(JSONValue.self, from: data) {
      self = .json(RecordedSecrets.blanked(value))
    } else if let text = String(validating: data, as: UTF8.self), !text.unicodeScalars.contains("\0") {
      self = .text(type.lowercased().hasPrefix("application/x-www-form-urlencoded") ? SecretText.blanked(text) : text)
    } else {
      self = .bytes(data)
    }
  }

  /// The bytes for the replay.
  var data: Data {
    switch self {
    case .json(let value): (try? JSONCoding.standard.encode(value)) ?? Data()
    case .text(let text): Data(text.utf8)
    case .bytes(let data): data
    }
  }

  /// Returns the boundary of a form with files; nil for all other bodies. The boundary is different for each form.
  static func boundary(_ type: String?) -> String? {
    guard let type, type.lowercased().hasPrefix("multipart/"), let name = type.firstRange(of: "boundary=") else {
      return nil
    }
    let boundary = type[name.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
    return boundary.isEmpty ? nil : boundary
  }

  private static func replacing(_ boundary: String, in data: Data) -> Data {
    var result = Data()
    var rest = data[...]
    while let range = rest.firstRange(of: Data(boundary.utf8)) {
      result += rest[..<range.lowerBound]
      result += Data("boundary".utf8)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension RecordedBody: Codable {
  private enum CodingKeys: String, CodingKey { case json, text, base64 }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.json) {
      self = .json(try container.decode(JSONValue.self, forKey: .json))
    } else if container.contains(.text) {
      self = .text(try container.decode(String.self, forKey: .text))
    } else {
      self = .bytes(try container.decode(Data.self, forKey: .base64))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .json(let value): try container.encode(value, forKey: .json)
    case .text(let text): try container.encode(text, forKey: .text)
    case .bytes(let data): try container.encode(data, forKey: .base64)
    }
  }
}
