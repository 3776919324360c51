internal import EspalierBase
internal import EspalierHTML
internal import EspalierWorkers

extension WorkerFacts {
  /// Creates the facts for the supervisor from a configuration.
  ///
  /// - Parameter mounts: The paths of the sites that this process serves.
  init(_ configuration: WebConfiguration, mounts: [MountPath], maximumConnections: Int) {
    let cookies = mounts.flatMap { mount in
      [false, true].map { CookieName.name(SessionCookie.name, isSecure: $0, mount: mount) }
    }
    let workers = configuration.workers
    self.init(
      host: configuration.host, port: configuration.port, cookies: cookies,
      headTime: (configuration.limits.requests.time / 2).inSeconds, silence: workers.silence.inSeconds,
      hangTime: workers.hangTime.inSeconds, drainTime: workers.drainTime.inSeconds,
      maximumConnections: maximumConnections)
  }
}
