public import EspalierConnectors
public import ServiceLifecycle

extension ConnectorRunner: Service {
  /// Starts the connectors, and stops them when the group of services shuts down or is cancelled.
  ///
  /// ```swift
  /// func run(_ runner: ConnectorRunner, _ server: some Service, _ logger: Logger) async throws {
  ///   let group = ServiceGroup(services: [runner, server], gracefulShutdownSignals: [.sigterm], logger: logger)
  ///   try await group.run()
  /// }
  /// ```
  ///
  /// A group shuts down in reverse order. The runner stands before the services whose work its connectors watch, and
  /// outlives them. A shutdown ends a start that is under way. The stop takes at most 10 seconds. Who raises the events of
  /// the app's life sends them as ever.
  ///
  /// - Throws: `CancellationError` when it was cancelled, after the connectors have been stopped.
  public func run() async throws {
    async let started: Void = start()
    let end: Result<Void, any Error>
    do { end = .success(try await gracefulShutdown()) } catch { end = .failure(error) }
    await stop()
    await started
    try end.get()
  }
}
