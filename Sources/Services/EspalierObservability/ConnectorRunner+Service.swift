public import EspalierConnectors
public import ServiceLifecycle

extension ConnectorRunner: Service {
  /// Starts the connectors, and stops them when the service group shuts down or the task is cancelled.
  ///
  /// ```swift
  /// func run(_ runner: ConnectorRunner, _ server: some Service, _ logger: Logger) async throws {
  ///   let group = ServiceGroup(services: [runner, server], gracefulShutdownSignals: [.sigterm], logger: logger)
  ///   try await group.run()
  /// }
  /// ```
  ///
  /// A group shuts down in reverse order. List the runner before the services whose work its connectors observe, so
  /// that it stops after them. A shutdown ends a start in progress. The stop takes at most 10 seconds. The app still
  /// sends the events of its life itself.
  ///
  /// - Throws: `CancellationError` if the task was cancelled, after the connectors have been stopped.
  public func run() async throws {
    async let started: Void = start()
    let end: Result<Void, any Error>
    do { end = .success(try await gracefulShutdown()) } catch { end = .failure(error) }
    await stop()
    await started
    try end.get()
  }
}
