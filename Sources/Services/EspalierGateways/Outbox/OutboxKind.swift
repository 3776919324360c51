#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A kind of write that an outbox keeps, with the type of its payload.
///
/// ```swift
/// struct NewPayment: Sendable, Codable { let payee: String; let amount: Int }
///
/// extension OutboxKind<NewPayment> {
///   static var payment: Self { Self("payment") }
/// }
/// ```
///
/// The store contains its name, which therefore outlives the version of the app that wrote it. If the payload of a kind
/// changes so that older JSON cannot be read, give the kind another name, and keep the handler of the older one for a
/// while.
public struct OutboxKind<Payload: Codable & Sendable>: Sendable, Hashable {
  /// The name, as the store contains it.
  public let name: String

  /// Creates a kind with a name.
  public init(_ name: String) { self.name = name }

  // Dates are written as numbers, because ISO 8601 would cut off their fractions.
  func encode(_ payload: Payload) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(payload)
  }

  func decode(_ body: Data) throws -> Payload { try JSONDecoder().decode(Payload.self, from: body) }
}
