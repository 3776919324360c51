internal import EspalierWire
internal import EspalierBase
internal import EspalierLivePage
internal import Foundation
internal import ServiceLifecycle

/// A service that removes expired state, and saves changes.
struct Sweeper: Service {
  let state: SiteState
  /// The time for which an interrupted upload is kept, so that its browser can continue it.
  let interruptedTime: Duration
  let time: ServerClock

  func run() async {
    await cancelWhenGracefulShutdown {
      var sessionsSwept = time.elapsed()
      var memory = MemoryReturn()
      sweepUploads(onDisk: true)
      while (try? await time.sleep(.seconds(1))) != nil {
        await state.pages.sweep()
        memory.look(pages: await state.pages.count)
        state.rejections.sweep()
        sweepUploads(onDisk: false)
        let now = time.elapsed()
        if now - sessionsSwept >= .seconds(30) {
          sessionsSwept = now
          sweepUploads(onDisk: true)
          for key in state.sessions.sweep() { await state.pages.end(session: key, reason: .expired) }
        }
        await state.records.saveChanges()
      }
    }
  }

  /// Aborts the uploads that are not continued, and those of sessions that have ended.
  ///
  /// - Parameter onDisk: True to include files that another process has left.
  private func sweepUploads(onDisk: Bool) {
    let now = time.elapsed()
    state.uploads.sweep(before: now - interruptedTime, now: now) { state.sessions.isCurrent($0) }
    if onDisk { state.uploads.directory.sweep(before: time.date() - interruptedTime.inSeconds) }
  }
}
