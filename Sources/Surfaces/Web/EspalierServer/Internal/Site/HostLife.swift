/// The functions that start and stop a server's host together with the server, and the work that runs beside the
/// server.
struct HostLife: Sendable {
  var start: @Sendable () async -> Void = {}
  var stop: @Sendable () async -> Void = {}
  /// The work that runs beside the server, until it is cancelled.
  var beside: @Sendable () async -> Void = {}

  /// Returns a copy with further work that runs beside the server.
  func adding(_ other: @escaping @Sendable () async -> Void) -> HostLife {
    var life = self
    life.beside = { [beside] in
      async let first: Void = beside()
      await other()
      await first
    }
    return life
  }

  /// Runs a server, and starts the host beside it, without delaying visitors. However the server ends, the host is
  /// stopped.
  func around(_ serve: () async throws -> Void) async throws {
    async let starting: Void = start()
    // This work is cancelled at the end of the scope.
    async let _: Void = beside()
    let result: Result<Void, any Error>
    do {
      result = .success(try await serve())
    } catch {
      result = .failure(error)
    }
    // Stopping also ends a start in progress.
    await stop()
    await starting
    try result.get()
  }
}
