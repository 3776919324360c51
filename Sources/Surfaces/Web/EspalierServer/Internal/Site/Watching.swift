internal import EspalierNavigation
internal import ServiceLifecycle

/// A service that watches the handlers of all pages.
struct Watching: Service {
  let watchdog: Watchdog

  func run() async {
    await cancelWhenGracefulShutdown {
      // The watchdog ends only by cancellation.
      try? await watchdog.run()
    }
  }
}
