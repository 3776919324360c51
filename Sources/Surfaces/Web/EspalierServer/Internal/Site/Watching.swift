internal import EspalierNavigation
internal import ServiceLifecycle

/// Looks after the handlers of all pages.
struct Watching: Service {
  let watchdog: Watchdog

  func run() async {
    await cancelWhenGracefulShutdown {
      // The watchdog ends by cancellation and by nothing else.
      try? await watchdog.run()
    }
  }
}
