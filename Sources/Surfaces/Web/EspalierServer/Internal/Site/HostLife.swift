/// The work above the windows of a server, begun and ended with it.
struct HostLife: Sendable {
  var start: @Sendable () async -> Void = {}
  var stop: @Sendable () async -> Void = {}
  /// The work that goes on meanwhile, until it is cancelled.
  var beside: @Sendable () async -> Void = {}

  /// Returns a copy with further work that goes on meanwhile.
  func adding(_ other: @escaping @Sendable () async -> Void) -> HostLife {
    var life = self
    life.beside = { [beside] in
      async let first: Void = beside()
      await other()
      await first
    }
    return life
  }

  /// Runs a server, and starts beside it the host, for which no visitor waits. However the server ends, the host is
  /// stopped.
  func around(_ serve: () async throws -> Void) async throws {
    async let starting: Void = start()
    // This work is cancelled where the scope ends.
    async let _: Void = beside()
    let result: Result<Void, any Error>
    do {
      result = .success(try await serve())
    } catch {
      result = .failure(error)
    }
    // Stopping also ends a start that is under way.
    await stop()
    await starting
    try result.get()
  }
}
