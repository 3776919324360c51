internal import EspalierBase
internal import EspalierHTML
internal import EspalierViews
internal import HTTPTypes

/// A maker of the small documents that are sent instead of a page and explain why there is none.
struct NoticePages: Sendable {
  private let mount: MountPath
  private let stylesheet: String

  /// - Parameter stylesheet: The path of the app's style sheet within the app.
  init(mount: MountPath, stylesheet: String) {
    self.mount = mount
    self.stylesheet = mount.prefix + stylesheet
  }

  /// Returns a notice with a link back.
  ///
  /// - Parameter back: The place of the app that the link leads to.
  func notice(_ status: HTTPResponse.Status, title: LocalizedText, text: String, back: String = "/") -> ServerResponse {
    let html = PageDocument.notice(
      title: title.localized, text: text, back: mount.address(of: back) ?? mount.cookiePath, stylesheet: stylesheet)
    return ServerResponse(
      status, contentType: "text/html; charset=utf-8", bytes: Array(html.utf8), fields: [.cacheControl: "no-store"])
  }

  /// Returns the response if there is no room for another page.
  func unavailable() -> ServerResponse {
    later(.serviceUnavailable, title: .webTooMuchOpen, text: .localized(.webTooMuchOpenMessage), seconds: 60)
  }

  /// Returns the response to a session whose requests are faster than a person's.
  func tooFast(_ text: LocalizedText) -> ServerResponse {
    later(.tooManyRequests, title: .webTooFast, text: .localized(text), seconds: 60)
  }

  /// Returns the response instead of a page that has ended workers.
  func stopped(for time: Duration, path: String) -> ServerResponse {
    let minutes = max(1, Int((time.inSeconds / 60).rounded(.up)))
    return later(
      .serviceUnavailable, title: .webPageStopped, text: .localized(.webPageStoppedMessage(minutes)), back: path,
      seconds: Int(time.inSeconds.rounded(.up)))
  }

  private func later(
    _ status: HTTPResponse.Status, title: LocalizedText, text: String, back: String = "/", seconds: Int
  ) -> ServerResponse {
    var answer = notice(status, title: title, text: text, back: back)
    answer.fields[.retryAfter] = "\(seconds)"
    return answer
  }
}
