internal import EspalierBase

extension Middleware {
  /// Sends requests for the client's own origin to the current address of the server. A request waits for the address
  /// if the server does not listen yet.
  ///
  /// ```swift
  /// let bank = NetworkClient(
  ///   "http://bank", over: .answers([:]), middleware: [.located { "http://127.0.0.1:8090" }])
  /// ```
  ///
  /// Place it last, so that the middleware before it sees one name of the server, whatever its address.
  ///
  /// A server without an address within the limit cannot be reached. The request fails with
  /// ``TransportError/unreachable(_:)``, which names what was waited for. It counts for retries, circuits and
  /// ``Reachability`` like any other unreachable server.
  ///
  /// - Parameters:
  ///   - limit: The longest time that a request waits for the address.
  ///   - clock: The clock that measures it.
  ///   - locate: A closure that returns the address of the server. The request throws an error that it throws.
  public static func located(
    within limit: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    by locate: @escaping @Sendable () async throws -> String
  ) -> Middleware {
    Middleware { request, next in
      guard !request.isForeign, let address = request.address else { return try await next(request) }
      let located: String
      do {
        located = try await BoundedWait(for: "the address of \(address.origin)", within: limit, clock: clock).value(
          locate)
      } catch let error as WaitLimitError {
        throw TransportError.unreachable(error.description)
      }
      guard let origin = Address(located) else {
        throw NetworkError(.invalidAddress("The server was located at “\(located)”."), request)
      }
      return try await next(request.with { $0.address = address.moved(to: origin) })
    }
  }
}
