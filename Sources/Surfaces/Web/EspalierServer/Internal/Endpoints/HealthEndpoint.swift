internal import EspalierBase
internal import EspalierLivePage
internal import HTTPTypes

/// An endpoint for monitoring programs. It reports whether the process is alive, or whether it can do its work.
struct HealthEndpoint: Endpoint {
  private let silence: Duration
  private let restoration: PageRestoration?
  private let time: ServerClock

  /// Creates an endpoint that reports whether the process is alive. If a store of pages is given, the endpoint reports
  /// whether the process can do its work.
  ///
  /// - Parameters:
  ///   - silence: The time after which a busy main actor counts as unresponsive.
  ///   - restoration: The store of pages, which is checked too; nil to check only that the process is alive.
  init(_ silence: Duration, readinessOf restoration: PageRestoration? = nil, _ time: ServerClock) {
    (self.silence, self.restoration, self.time) = (silence, restoration, time)
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    guard await answersInTime() else {
      return .text(.serviceUnavailable, "The app has not answered for \(Int(silence.inSeconds)) seconds.")
    }
    if let restoration, await restoration.isFailing {
      return .text(.serviceUnavailable, "Pages cannot be kept; the log says why.")
    }
    return .text(.ok, "ok")
  }

  /// Returns true if the main actor is free within ``WorkerSettings/silence``. All pages share the main actor.
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
