internal import Synchronization

/// A gateway for tests and previews that returns the results of a closure. It records the parameters of each fetch.
///
/// ```swift
/// let rates = MockGateway { (currency: String) in currency == "EUR" ? 100 : 108 }
/// let rate = try await rates.fetch("USD")  // 108
/// rates.asked                              // ["USD"]
/// ```
public final class MockGateway<Parameters: Sendable, Entity: Sendable>: Gateway {
  private let answer: @Sendable (Parameters) async throws -> Entity
  private let parameters = Mutex<[Parameters]>([])

  /// Creates a gateway that returns the results of a closure. The closure may throw.
  public init(_ answer: @escaping @Sendable (Parameters) async throws -> Entity) { self.answer = answer }

  /// Creates a gateway that always returns the same entity.
  public convenience init(_ entity: Entity) where Parameters: Sendable { self.init { _ in entity } }

  /// The parameters of each fetch so far, in order.
  public var asked: [Parameters] { parameters.withLock { $0 } }

  /// Records the parameters, and returns the closure's result.
  public func fetch(_ parameters: Parameters) async throws -> Entity {
    self.parameters.withLock { $0.append(parameters) }
    return try await answer(parameters)
  }
}
