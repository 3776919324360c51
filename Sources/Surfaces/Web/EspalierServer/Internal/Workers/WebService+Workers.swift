internal import EspalierBase
internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierViews
internal import EspalierWire
internal import EspalierWorkers
internal import Foundation
internal import HTTPTypes

extension WebService {
  /// The facts that the supervisor has to know.
  var workerFacts: WorkerFacts {
    let mounts = [mount] + [inspector?.service.mount].compactMap(\.self)
    let cookies = mounts.flatMap { mount in
      [false, true].map { CookieName.name(SessionCookie.name, isSecure: $0, mount: mount) }
    }
    return WorkerFacts(
      host: configuration.host, port: configuration.port, cookies: cookies,
      headTime: (configuration.limits.requests.time / 2).inSeconds, silence: configuration.workers.silence.inSeconds,
      hangTime: configuration.workers.hangTime.inSeconds, drainTime: configuration.workers.drainTime.inSeconds,
      maximumConnections: maximumConnections)
  }

  /// Acts on news from another worker.
  func hear(_ news: WorkerNews) {
    Task { [self] in
      switch news {
      case .ended(let names):
        for key in names.compactMap({ SessionKey(name: $0) }) {
          sessions.wasEnded(key)
          await pages.end(session: key, reason: .signedOut)
        }
      case .signedOut(let identity):
        sessions.remove(identity: identity, tells: false)
        await pages.end(identity: identity, reason: .signedOut)
      }
    }
  }

  /// Keeps all pages as they are, for the worker that makes them again. Events are carried out there from now on.
  func handOver() async {
    await pages.freeze()
    uploads.letGo(at: time.elapsed())
    await commits.keep()
  }

  /// Returns true if a request came over a connection that was handed to this worker for another session, so that the
  /// next one is better sent over a new connection.
  func isMisrouted(_ facts: RequestFacts, on browser: Browser) -> Bool {
    guard let worker else { return false }
    let name = CookieName.name(SessionCookie.name, isSecure: facts.isSecure, mount: mount)
    guard let identifier = facts.cookie(name)?.prefix(while: { $0 != "." }) else { return false }
    let session = SessionNumber(identifier: identifier)
    return session != browser.route && !worker.isOwn(session)
  }

  /// Returns the answer in place of a page that has ended workers.
  func stopped(for time: Duration, path: String) -> Answer {
    let minutes = max(1, Int((time.inSeconds / 60).rounded(.up)))
    var answer = notice(
      .serviceUnavailable, title: .webPageStopped, text: .localized(.webPageStoppedMessage(minutes)),
      back: path)
    answer.fields[.retryAfter] = "\(Int(time.inSeconds.rounded(.up)))"
    return answer
  }

  /// Returns the time for which the page of a request is not made, because it has ended workers; nil if it may be made.
  func forbiddenTime(of session: SessionKey?, at path: String) -> Duration? {
    worker?.forbiddenTime(of: NotedWork.mount(session, path))
  }
}
