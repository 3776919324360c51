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
/// Its name stands in the store, and so outlives the version of the app that wrote it: a kind whose payload changes in
/// a way that older JSON does not fit is given another name, and the handler of the older one stays for a while.
public struct OutboxKind<Payload: Codable & Sendable>: Sendable, Hashable {
  /// The name, as it stands in the store.
  public let name: String

  /// Names a kind.
  public init(_ name: String) { self.name = name }

  // Instants as numbers: ISO 8601 would cut off their fractions.
  func encode(_ payload: Payload) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(payload)
  }

  func decode(_ body: Data) throws -> Payload { try JSONDecoder().decode(Payload.self, from: body) }
}
