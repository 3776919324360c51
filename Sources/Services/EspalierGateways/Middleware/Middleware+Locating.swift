internal import EspalierBase

extension Middleware {
  /// Sends requests of the client's own origin to the present address of the server, such as one whose port is known
  /// only once it listens.
  ///
  /// ```swift
  /// let bank = NetworkClient(
  ///   "http://bank", over: .answers([:]), middleware: [.located { "http://127.0.0.1:8090" }])
  /// ```
  ///
  /// Stand it last, so that the middleware before it sees one name of the server, whatever its address.
  ///
  /// A server that has no address within the limit is one that cannot be reached: the request fails with
  /// ``TransportError/unreachable(_:)``, which says what was waited for, and so counts for retries, circuits and
  /// ``Reachability`` as any other server that is away.
  ///
  /// - Parameters:
  ///   - limit: The longest time that a request waits for the address.
  ///   - clock: The clock that measures it.
  ///   - locate: Returns the address of the server. An error that it throws is thrown by the request.
  public static func located(
    within limit: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    by locate: @escaping @Sendable () async throws -> String
  ) -> Middleware {
    Middleware { request, next in
      guard !request.isForeign, let address = request.address else { return try await next(request) }
      let place: String
      do {
        place = try await BoundedWait(for: "the address of \(address.origin)", within: limit, clock: clock).value(
          locate)
      } catch let error as WaitLimitError {
        throw TransportError.unreachable(error.description)
      }
      guard let origin = Address(place) else {
        throw NetworkError(.invalidAddress("The server was located at “\(place)”."), request)
      }
      return try await next(request.with { $0.address = address.moved(to: origin) })
    }
  }
}
