internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierViews
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

extension WebService {
  /// Sends a file of the app.
  func export(_ name: String, _ facts: RequestFacts) async -> Answer {
    guard facts.method == .get else { return .methodNotAllowed("GET") }
    guard let handler = exports[Export(name)] else { return .text(.notFound, .localized(.webNoSuchFile)) }
    let session = session(facts)
    if let session, !sessions.takeExport(session.key) {
      logRefusal("export", "too many", session: session)
      return tooManyExports()
    }
    do {
      let event = TelemetryEvent(.event, name: "export", at: watching.place(facts.path, session: session?.key))
      return answer(
        try await watching.telemetry.measure(event) { _ in
          try await handler(facts.hostIdentity.map(\.name) ?? session?.identity)
        })
    } catch ExportError.signInRequired {
      logRefusal("export", "not signed in", session: session)
      return .redirect("/")
    } catch ExportError.notFound {
      return .text(.notFound, .localized(.webNoSuchFile))
    } catch {
      let words = await failures.speaking(facts, session: session?.key) { FailureLog.words(for: error) }
      return .text(.internalServerError, .localized(.webFileNotMade(reason: words)))
    }
  }

  /// The answer to a session that asks for files faster than a person does.
  private func tooManyExports() -> Answer {
    var answer = notice(
      .tooManyRequests, title: .webTooFast, text: .localized(.webTooManyExports))
    answer.fields[.retryAfter] = "60"
    return answer
  }

  private func answer(_ file: ExportedFile) -> Answer {
    let body = ResponseBody(contentLength: file.size) { writer in
      var channel = writer
      defer { writer = channel }
      try await file.write { try await channel.write(ByteBuffer(bytes: $0)) }
      try await channel.finish(nil)
    }
    var answer = Answer(.ok, body: body)
    answer.fields[.contentType] =
      HTTPField.isValidValue(file.contentType) ? file.contentType : "application/octet-stream"
    answer.fields[.contentDisposition] = Self.attachment(file.name)
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// `attachment` with the name twice: in ASCII for old browsers, and in full (RFC 5987).
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
