/// A type that performs one fetch or one write outside of the app, such as a request to a server. It takes parameters
/// and returns an entity.
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
/// An interactor or a view model receives it as `any Gateway<String, Rate>`. It does not know whether a network, a
/// database or a ``MockGateway`` is behind it. Several related fetches may form a protocol of their own instead.
public protocol Gateway<Parameters, Entity>: Sendable {
  /// The type of the values that specify what to fetch.
  associatedtype Parameters: Sendable
  /// The type of the value that the fetch returns.
  associatedtype Entity: Sendable

  /// Fetches once. Cancelling the task ends the fetch.
  func fetch(_ parameters: Parameters) async throws -> Entity
}

extension Gateway where Parameters == Void {
  /// Fetches once, from a gateway without parameters.
  public func fetch() async throws -> Entity { try await fetch(()) }
}
