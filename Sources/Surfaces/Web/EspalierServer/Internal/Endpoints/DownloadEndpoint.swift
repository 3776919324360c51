internal import EspalierLivePage
internal import EspalierConnectors
internal import EspalierScreens
internal import EspalierViews
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// An endpoint that sends an exported file of the app.
struct DownloadEndpoint: Endpoint {
  private let exports: [Export: ExportHandler]
  private let browsers: BrowserSessions
  private let sessions: SessionStore
  private let watching: RequestTelemetry
  private let failures: RequestFailures
  private let notices: NoticePages
  private let refusals: RefusalLog

  init(
    _ exports: [Export: ExportHandler], _ browsers: BrowserSessions, _ sessions: SessionStore,
    _ watching: RequestTelemetry, _ failures: RequestFailures, _ notices: NoticePages, _ refusals: RefusalLog
  ) {
    self.exports = exports
    self.browsers = browsers
    self.sessions = sessions
    self.watching = watching
    self.failures = failures
    self.notices = notices
    self.refusals = refusals
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let (facts, name) = (request.facts, request.parameter("name"))
    guard let handler = exports[Export(name.removingPercentEncoding ?? name)] else {
      return .text(.notFound, .localized(.webNoSuchFile))
    }
    let session = browsers.session(facts)
    if let session, !sessions.takeExport(session.key) {
      refusals.note("export", "too many", session: session)
      return notices.tooFast(.webTooManyExports)
    }
    do {
      let event = TelemetryEvent(.event, name: "export", at: watching.place(facts.path, session: session?.key))
      return Self.answer(
        try await watching.telemetry.measure(event) { _ in
          try await handler(facts.hostIdentity.map(\.name) ?? session?.identity)
        })
    } catch ExportError.signInRequired {
      refusals.note("export", "not signed in", session: session)
      return .redirect("/")
    } catch ExportError.notFound {
      return .text(.notFound, .localized(.webNoSuchFile))
    } catch {
      let words = await failures.speaking(facts, session: session?.key) { FailureLog.words(for: error) }
      return .text(.internalServerError, .localized(.webFileNotMade(reason: words)))
    }
  }

  private static func answer(_ file: ExportedFile) -> ServerResponse {
    let body = ResponseBody(contentLength: file.size) { writer in
      var channel = writer
      defer { writer = channel }
      try await file.write { try await channel.write(ByteBuffer(bytes: $0)) }
      try await channel.finish(nil)
    }
    var answer = ServerResponse(.ok, body: body)
    answer.fields[.contentType] =
      HTTPField.isValidValue(file.contentType) ? file.contentType : "application/octet-stream"
    answer.fields[.contentDisposition] = attachment(file.name)
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// Returns `attachment` with the name twice: in ASCII for old browsers, and in full (RFC 5987).
  static func attachment(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F && !"\"\\/%;".unicodeScalars.contains(scalar)
        ? String(scalar) : "_"
    }
    let unreserved = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    let full = name.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "download"
    return "attachment; filename=\"\(plain.joined())\"; filename*=UTF-8''\(full)"
  }
}
