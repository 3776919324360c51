internal import EspalierBase
internal import EspalierLivePage
internal import HTTPTypes

/// An endpoint that reports to monitoring programs whether the process is alive, and whether it can do its work.
struct HealthEndpoint: Endpoint {
  private let silence: Duration
  private let keeper: PageRestoration?
  private let time: ServerClock

  /// - Parameters:
  ///   - silence: The time after which a busy main actor counts as unresponsive.
  ///   - keeper: The store of pages, which is checked too; nil to check only that the process is alive.
  init(_ silence: Duration, readinessOf keeper: PageRestoration? = nil, _ time: ServerClock) {
    (self.silence, self.keeper, self.time) = (silence, keeper, time)
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    guard await answersInTime() else {
      return .text(.serviceUnavailable, "The app has not answered for \(Int(silence.inSeconds)) seconds.")
    }
    if let keeper, await keeper.isFailing {
      return .text(.serviceUnavailable, "Pages cannot be kept; the log says why.")
    }
    return .text(.ok, "ok")
  }

  /// Returns true if the main actor, which all pages share, is free within ``WorkerSettings/silence``.
  private func answersInTime() async -> Bool {
    let (answers, answered) = AsyncStream.makeStream(of: Void.self)
    // Not awaited as a child: the request is answered even while this task waits for a handler that never ends.
    Task { @MainActor in answered.finish() }
    let deadline = time.elapsed() + silence
    return await time.run(until: { deadline }) {
      for await _ in answers {}; return !Task.isCancelled
    } ?? false
  }
}
