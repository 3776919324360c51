#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A format in which a client writes and reads JSON.
///
/// ```swift
/// let bank = NetworkClient("https://bank.example/v1", over: .answers([:]), coding: .snakeCase)
/// ```
public struct JSONCoding: Sendable {
  private let makeEncoder: @Sendable () -> JSONEncoder
  private let makeDecoder: @Sendable () -> JSONDecoder

  /// Creates a coding from two closures, which make an encoder and a decoder. They are called for each value, because
  /// encoders and decoders are not shared.
  public init(
    encoder: @escaping @Sendable () -> JSONEncoder = { JSONCoding.encoder() },
    decoder: @escaping @Sendable () -> JSONDecoder = { JSONCoding.decoder() }
  ) {
    makeEncoder = encoder
    makeDecoder = decoder
  }

  /// The coding with names as in Swift, and dates in ISO 8601.
  public static let standard = JSONCoding()

  /// The coding with names in snake case, as in `expires_in`, and dates in ISO 8601.
  public static let snakeCase = JSONCoding {
    let encoder = JSONCoding.encoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return encoder
  } decoder: {
    let decoder = JSONCoding.decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }

  /// Returns an encoder that writes dates in ISO 8601 and names in sorted order, so that equal values give equal bytes.
  public static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// Returns a decoder that reads dates in ISO 8601.
  public static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  func encode(_ value: some Encodable) throws -> Data { try makeEncoder().encode(value) }

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try makeDecoder().decode(type, from: data)
  }
}
