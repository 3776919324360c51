/// One fetch from outside, or one write: parameters in, an entity out.
///
/// ```swift
/// struct Rate: Sendable, Decodable { let base: String; let value: String }
///
/// struct RateNetworkGateway: Gateway {
///   let client: NetworkClient
///
///   func fetch(_ currency: String) async throws -> Rate {
///     try await client.value(.get("/rates").query("base", currency))
///   }
/// }
/// ```
///
/// An interactor or a view model is given it as `any Gateway<String, Rate>` and does not know whether a network, a database
/// or a ``MockGateway`` is behind it. Several fetches that belong together may be a protocol of their own instead.
public protocol Gateway<Parameters, Entity>: Sendable {
  /// The values that say what to fetch.
  associatedtype Parameters: Sendable
  /// The value that the fetch brings.
  associatedtype Entity: Sendable

  /// Fetches once. A task that is cancelled ends it.
  func fetch(_ parameters: Parameters) async throws -> Entity
}

extension Gateway where Parameters == Void {
  /// Fetches once, from a gateway without parameters.
  public func fetch() async throws -> Entity { try await fetch(()) }
}
