internal import EspalierNavigation
internal import ServiceLifecycle

/// A service that runs the watchdog of all pages' handlers.
struct Watching: Service {
  let watchdog: Watchdog

  func run() async {
    await cancelWhenGracefulShutdown {
      // The watchdog ends only by cancellation.
      try? await watchdog.run()
    }
  }
}
