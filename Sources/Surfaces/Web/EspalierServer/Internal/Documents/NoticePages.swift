internal import EspalierBase
internal import EspalierHTML
internal import EspalierViews
internal import HTTPTypes

/// A maker of small documents that explain why there is no page. The server sends them instead of a page.
struct NoticePages: Sendable {
  private let mount: MountPath
  private let stylesheet: String

  /// Creates a maker of notices.
  ///
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

  /// Returns the response for a request when there is no room for another page.
  func unavailable() -> ServerResponse {
    later(.serviceUnavailable, title: .webTooMuchOpen, text: .localized(.webTooMuchOpenMessage), seconds: 60)
  }

  /// Returns the response to a session that sends requests faster than a person would.
  func tooFast(_ text: LocalizedText) -> ServerResponse {
    later(.tooManyRequests, title: .webTooFast, text: .localized(text), seconds: 60)
  }

  /// Returns the response for a page that is not created for some time, because its work has ended worker processes.
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
