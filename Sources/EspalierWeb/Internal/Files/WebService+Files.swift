internal import EspalierConnectors
internal import EspalierScreens
internal import EspalierViews
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

extension WebService {
  private static let pageField = HTTPField.Name.known("X-Espalier-Page")
  private static let fileField = HTTPField.Name.known("X-Espalier-File")

  // MARK: Exports

  /// Sends a file of the app.
  func export(_ name: String, _ facts: RequestFacts) async -> Answer {
    guard facts.method == .get else { return .methodNotAllowed("GET") }
    guard let handler = exports[Export(name)] else { return .text(.notFound, "There is no such file.") }
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
      return .text(.notFound, "There is no such file.")
    } catch {
      let words = await failures.speaking(facts, session: session?.key) { FailureLog.words(for: error) }
      return .text(.internalServerError, "This file could not be made. \(words)")
    }
  }

  /// What is said to a session that asks for files faster than a person does.
  private func tooManyExports() -> Answer {
    var answer = notice(
      .tooManyRequests, title: "That was too fast",
      text: "Too many files were asked for from this browser. This one was not made; please try again in a minute.")
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

  // MARK: Uploads

  /// Takes a file in for an element of a page: the raw bytes as the body, its name in a field.
  func upload(
    node: String, element: String, _ request: Request, _ facts: RequestFacts, _ watch: ConnectionWatch
  ) async -> Answer {
    guard facts.method == .post else { return .methodNotAllowed("POST") }
    guard let node = Int(node), let element = Int(element), node >= 0, element >= 0 else {
      return .message(.notFound, "There is no such place for a file.")
    }
    guard facts.isFromAllowedOrigin else {
      logRefusal("upload", "origin")
      return .message(.forbidden, "This file was not sent from a page of this site.")
    }
    guard let session = session(facts), let token = facts.fields[Self.pageField],
      let identifier = pageTokens.page(of: token, session: session.key)
    else {
      logRefusal("upload", "token")
      return .message(.forbidden, "This page has expired. Please load it again.")
    }
    guard let entry = await pages.entry(identifier, session: session) else {
      return .message(.gone, "The connection was lost for a while. Please choose the file again.")
    }
    guard facts.fields[.contentType]?.lowercased() == "application/octet-stream" else {
      return .message(.unsupportedMediaType, "The file must be sent as raw bytes.")
    }
    guard let size = facts.contentLength, size >= 0 else {
      return .message(.lengthRequired, "The size of the file is missing.")
    }
    guard size <= configuration.maximumUploadBytes else {
      logRefusal("upload", "too large", session: session)
      var answer = Answer.message(.contentTooLarge, "This file is too large. At most \(largestUpload) can be sent.")
      answer.connection = .drains
      return answer
    }
    guard await pages.takesFile(entry, node: node, element: element) else {
      logRefusal("upload", "nobody takes it", session: session)
      var answer = Self.notTaken
      answer.connection = .drains
      return answer
    }
    let network = connections.isCounted(facts.client) ? facts.network : nil
    if let refusal = uploadQuota.take(size, for: session.key, from: network) { return full(refusal, session) }
    defer { uploadQuota.giveBack(size, for: session.key, from: network) }
    watch.leaveBodyToReader()
    var answer = await store(request.body, size: size, name: fileName(facts), in: entry, node: node, element: element)
    answer.hasReadBody = true
    return answer
  }

  /// What is said of a file that no element of the page takes, or no longer.
  private static var notTaken: Answer {
    .message(.conflict, "This page does not take the file any more. Please open the place again and choose it there.")
  }

  private func full(_ refusal: UploadQuota.Refusal, _ session: Session) -> Answer {
    var answer: Answer
    switch refusal {
    case .session, .network:
      logRefusal("upload", refusal == .network ? "too many of one network" : "too many at once", session: session)
      answer = .message(.tooManyRequests, "Too many files are being sent at once. Please wait for the others.")
    case .all:
      logRefusal("upload", "no room for more files", session: session)
      answer = .message(.serviceUnavailable, "Too many people are sending files. Please try again in a minute.")
      answer.fields[.retryAfter] = "60"
    }
    answer.connection = .drains
    return answer
  }

  private func store(
    _ body: RequestBody, size: Int, name: String, in entry: LivePages.Entry, node: Int, element: Int
  ) async -> Answer {
    let pace = TransferPace(
      from: time.elapsed(), patience: configuration.requestTime,
      bytesPerSecond: configuration.minimumUploadBytesPerSecond, longest: configuration.maximumUploadTime)
    do {
      let isTaken = try await uploads.withFile(of: body, size: size, pace: pace, time: time) { path in
        let file = UploadedFile(name: name, path: path, size: size)
        return await pages.receive(file, for: entry, node: node, element: element)
      }
      guard isTaken else {
        logRefusal("upload", "nobody took it", session: entry.session)
        return Self.notTaken
      }
      return Answer(.noContent)
    } catch UploadFailure.tooSlow {
      logRefusal("upload", "too slow", session: entry.session)
      var answer = Answer.message(.requestTimeout, "The file came too slowly. Please choose it again.")
      answer.connection = .closes
      return answer
    } catch let error as WebServerError {
      logger.error("A file could not be stored", metadata: ["reason": "\(LogWords.of(error))"])
      var answer = Answer.message(.internalServerError, "The file could not be stored. Please try again.")
      answer.connection = .closes
      return answer
    } catch {
      logRefusal("upload", "ended early", session: entry.session)
      var answer = Answer.message(.badRequest, "The file did not arrive as a whole. Please choose it again.")
      answer.connection = .closes
      return answer
    }
  }

  /// The name that the browser gave the file, without any directory; it is only ever shown.
  private func fileName(_ facts: RequestFacts) -> String {
    let name = facts.fields[Self.fileField]?.removingPercentEncoding ?? ""
    var last = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      // Both could make a name look like another one.
      case .control, .format: continue
      default: break
      }
      if scalar == "/" || scalar == "\\" { last = .init() } else if last.count < 255 { last.append(scalar) }
    }
    return last.isEmpty ? "file" : String(last)
  }

  private var largestUpload: String {
    let bytes = configuration.maximumUploadBytes
    return bytes >= 1_048_576 ? "\(bytes / 1_048_576) MB" : bytes >= 1_024 ? "\(bytes / 1_024) KB" : "\(bytes) bytes"
  }
}
