internal import EspalierConnectors
internal import EspalierBase
internal import EspalierLivePage
internal import Foundation
internal import ServiceLifecycle

/// A service that stores the changes of all pages, often enough that a person misses nothing, and removes pages whose
/// browsers do not return.
struct PageRestorationService: Service {
  let state: SiteState
  let settings: PageRestorationSettings
  /// The greatest number of sessions that all workers together keep on disk; nil if this process is the only one.
  let sharedSessions: Int?
  let time: ServerClock

  private static let longestPause = Duration.seconds(30)

  func run() async {
    await cancelWhenGracefulShutdown {
      var swept = time.elapsed() - .seconds(3_600)
      var pause = settings.interval
      while (try? await time.sleep(pause)) != nil {
        // A store that fails gets time to recover.
        pause =
          await state.commits.keep() ? settings.interval : min(pause * 2, Self.longestPause)
        let now = time.elapsed()
        guard now - swept >= .seconds(600) else { continue }
        swept = now
        await state.pages.keepAllAgain()
        await state.commits.keep()
        // Only one process removes the pages that are too old.
        guard Leadership.current.isLeading else { continue }
        if let sharedSessions { await state.records.sweepFolder(keepingAtMost: sharedSessions) }
        let oldest = time.date() - settings.lifetime.inSeconds
        await state.restoration.removePages(
          changedBefore: Date(timeIntervalSince1970: oldest), keepingAtMost: settings.maximumCount)
      }
    }
  }
}
