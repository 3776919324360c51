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
  /// - Parameter locate: Returns the address of the server. An error that it throws is thrown by the request.
  public static func located(by locate: @escaping @Sendable () async throws -> String) -> Middleware {
    Middleware { request, next in
      guard !request.isForeign, let address = request.address else { return try await next(request) }
      let place = try await locate()
      guard let origin = Address(place) else {
        throw NetworkError(.invalidAddress("The server was located at “\(place)”."), request)
      }
      return try await next(request.with { $0.address = address.moved(to: origin) })
    }
  }

  /// Sets header fields of every request that has not set them itself.
  ///
  /// Fields that are secret by their names, such as `Authorization` and `X-Api-Key`, are set for the client's own
  /// origin only.
  public static func headers(_ headers: Headers) -> Middleware {
    Middleware { request, next in
      var request = request
      for field in headers.fields where request.headers[field.name] == nil {
        if request.isForeign, SecretNames.contain(field.name) { continue }
        request.headers[field.name] = field.value
      }
      return try await next(request)
    }
  }
}
