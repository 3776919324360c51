#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A result of a step in a parallel group that is under way. It is finally merged when the group has ended.
enum FlowResult: Sendable {
  case made(any Sendable, type: any Sendable.Type)
  /// The result as JSON. Only the step knows its type.
  case written(String)

  init<Output: Sendable>(_ output: Output) { self = .made(output, type: Output.self) }

  /// True if the result can be encoded and decoded.
  var isWritable: Bool {
    switch self {
    case .made(_, let type): type == Void.self || type is any Codable.Type
    case .written: true
    }
  }

  /// Returns the result, if it is of this type.
  func value<Output: Sendable>(as type: Output.Type) -> Output? {
    switch self {
    case .made(let value, _): return value as? Output
    case .written(let text):
      if type == Void.self { return () as? Output }
      guard let type = type as? any Decodable.Type else { return nil }
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: Self.words.up, negativeInfinity: Self.words.down, nan: Self.words.none)
      // The error for a result of another type names the step, instead of repeating the decoder's message.
      return (try? decoder.decode(type, from: Data(text.utf8))) as? Output
    }
  }

  private static let words = (up: "∞", down: "-∞", none: "NaN")
}

extension FlowResult: Codable {
  init(from decoder: any Decoder) throws { self = .written(try decoder.singleValueContainer().decode(String.self)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .written(let text): try container.encode(text)
    case .made(_, let type) where type == Void.self: try container.encode("")
    case .made(let value, let type):
      guard let value = value as? any Encodable else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: encoder.codingPath, debugDescription: "A result of type \(type) cannot be written."))
      }
      let json = JSONEncoder()
      json.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: Self.words.up, negativeInfinity: Self.words.down, nan: Self.words.none)
      json.outputFormatting = .sortedKeys
      try container.encode(String(decoding: json.encode(value), as: UTF8.self))
    }
  }
}
