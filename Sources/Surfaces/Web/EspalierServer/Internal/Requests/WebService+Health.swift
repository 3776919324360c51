internal import EspalierBase
internal import EspalierLivePage
internal import HTTPTypes

/// Signs of life, for programs that look after the process: they say nothing of the app, and are answered under any
/// name.
extension WebService {
  /// The answer to a question after the health of this process; nil for any other request.
  func health(_ facts: RequestFacts) async -> Answer? {
    let asksForReadiness: Bool
    switch facts.path {
    case "/-/health": asksForReadiness = false
    case "/-/ready": asksForReadiness = true
    default: return nil
    }
    guard facts.method == .get || facts.method == .head else { return .methodNotAllowed("GET, HEAD") }
    guard await answersInTime() else {
      return .text(
        .serviceUnavailable, "The app has not answered for \(Int(configuration.workers.silence.inSeconds)) seconds.")
    }
    if asksForReadiness, await keeper.isFailing {
      return .text(.serviceUnavailable, "Pages cannot be kept; the log says why.")
    }
    return .text(.ok, "ok")
  }

  /// Returns true if the main actor, which all pages share, is free before ``WorkerSettings/silence`` is over.
  private func answersInTime() async -> Bool {
    let (answers, answered) = AsyncStream.makeStream(of: Void.self)
    // Not awaited as a child: the request is answered also while this waits for a handler that never ends.
    Task { @MainActor in answered.finish() }
    let deadline = time.elapsed() + configuration.workers.silence
    return await time.run(until: { deadline }) {
      for await _ in answers {}; return !Task.isCancelled
    } ?? false
  }
}
