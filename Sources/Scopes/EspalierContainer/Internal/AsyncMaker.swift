internal import EspalierBase
internal import EspalierScopes
internal import Synchronization

/// A factory that creates values asynchronously. Each value is created once for all callers that wait for it.
final class AsyncMaker: AnyMaker {
  let make: @Sendable (AsyncResolver) async throws -> AnyBox
  private let boxing: any AnyMaker
  let flights = Lock(Flights())

  struct Flights {
    var kept: Kept?
    var version = 0
    var flight: Flight<AnyBox>?
    var followed: FollowedLifetime?
  }

  init<Value: Sendable>(_ make: @escaping @Sendable (AsyncResolver) async throws -> Value) {
    self.make = { ValueBox(try await make($0)) }
    boxing = Maker<Value>(
      .inputs { _ in throw ContainerError(.wrongCall(use: ResolveKind.async.use), .type(Value.self)) })
  }

  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    try boxing.box(resolver, inputs)
  }
  func object(in box: AnyBox) -> AnyBox? { boxing.object(in: box) }
  func box(of object: AnyBox) -> AnyBox? { boxing.box(of: object) }

  enum Joined {
    case ready(AnyBox)
    case flight(Flight<AnyBox>, isNew: Bool)
  }

  /// Returns the kept value, the construction under way, or a new construction that the caller starts.
  func join() -> Joined {
    while true {
      let (kept, version) = flights.withLock { ($0.kept, $0.version) }
      if let box = kept?.box(by: self) { return .ready(box) }
      let joined = flights.withLock { flights -> Joined? in
        guard flights.version == version else { return nil }
        if let flight = flights.flight, flight.join() { return .flight(flight, isNew: false) }
        let flight = Flight<AnyBox>()
        flights.flight = flight
        return .flight(flight, isNew: true)
      }
      if let joined { return joined }
    }
  }

  /// Ends the construction `flight`, and keeps the value that it created, unless the construction was abandoned.
  func land(_ flight: Flight<AnyBox>, _ result: Result<AnyBox, any Error>, of registration: Registration, epoch: Int)
    -> Result<AnyBox, any Error>
  {
    var result = result
    var kept: Kept?
    if case .success(let box) = result {
      do {
        kept = try Kept(box, of: registration, epoch: epoch)
      } catch {
        result = .failure(ContainerError.passing(error, through: registration))
      }
      followEnd(of: registration.lifetime)
    }
    let old = flights.withLock { flights -> Kept? in
      guard flights.flight === flight else { return nil }
      flights.flight = nil
      guard !flight.isGivenUp else { return nil }
      defer { flights.kept = kept }
      flights.version += 1
      return flights.kept
    }
    withExtendedLifetime(old) {}
    return result
  }

  private func followEnd(of lifetime: Lifetime) {
    guard case .custom(let lifetime) = lifetime.rule else { return }
    let followed = flights.withLock { flights -> FollowedLifetime? in
      guard flights.followed == nil else { return nil }
      let followed = FollowedLifetime()
      flights.followed = followed
      return followed
    }
    followed?.follow(lifetime) { [weak self] in
      guard let self else { return }
      let (kept, version) = flights.withLock { ($0.kept, $0.version) }
      // A value that was created since the end is kept.
      guard kept?.isOver() == true else { return }
      _ = flights.withLock { flights -> Kept? in
        guard flights.version == version else { return nil }
        defer { flights.kept = nil }
        return flights.kept
      }
    }
  }
}
