internal import EspalierConnectors
internal import EspalierBase
internal import EspalierLivePage
internal import Foundation
internal import ServiceLifecycle

/// Keeps what has changed of all pages, as often as a person would miss it, and forgets what nobody comes back for.
struct PageRestorationService: Service {
  let state: SiteState
  let settings: PageRestorationSettings
  /// The number of sessions that several workers keep together; nil where this process is the only one.
  let sharedSessions: Int?
  let time: ServerClock

  private static let longestPause = Duration.seconds(30)

  func run() async {
    await cancelWhenGracefulShutdown {
      var swept = time.elapsed() - .seconds(3_600)
      var pause = settings.interval
      while (try? await time.sleep(pause)) != nil {
        // A store that fails is given time to come round.
        pause =
          await state.commits.keep() ? settings.interval : min(pause * 2, Self.longestPause)
        let now = time.elapsed()
        guard now - swept >= .seconds(600) else { continue }
        swept = now
        await state.pages.keepAllAgain()
        await state.commits.keep()
        // What is old for all is one process's to forget.
        guard Leadership.current.isLeading else { continue }
        if let sharedSessions { await state.records.sweepFolder(keepingAtMost: sharedSessions) }
        let oldest = time.date() - settings.lifetime.inSeconds
        await state.keeper.removePages(
          changedBefore: Date(timeIntervalSince1970: oldest), keepingAtMost: settings.maximumCount)
      }
    }
  }
}
