internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Live connections over plain requests: `POST /-/line` is answered by frames, `POST /-/line/NAME` brings texts.
extension WebService {
  private static let partField = HTTPField.Name.known("X-Espalier-Part")
  private static let bufferingField = HTTPField.Name.known("X-Accel-Buffering")

  /// Opens a line, or says why it is not to be opened.
  func openLine(_ request: Request, _ facts: RequestFacts, _ watch: ConnectionWatch) -> Answer {
    let session: Session
    switch lineSession(facts) {
    case .success(let found): session = found
    case .failure(let refusal): return refusal.answer
    }
    let limits = PlainLine.Limits(
      outgoingBytes: configuration.limits.connections.maximumWaitingBytes,
      outgoingFrames: configuration.limits.connections.maximumWaitingMessages)
    let rate = sessions.messageRate(of: session.key)
    let line = PlainLine(session: session.key, limits: limits, rate: rate) { [self] closing in
      guard closing.code != 1000, closing.code != 1001 else { return }
      logRefusal("live connection", "\(closing.code) \(closing.reason)", session: session)
    }
    let upgrade = LiveUpgrade(request: request.head, facts: facts, session: session, service: self)
    let body = ResponseBody { [self] writer in
      try await carry(line, upgrade, watch, to: &writer)
      try await writer.finish(nil)
    }
    var answer = Answer(.ok, body: body)
    answer.fields[.contentType] = "text/event-stream"
    // A proxy that compresses or collects would hold the frames back.
    answer.fields[.cacheControl] = "no-store, no-transform"
    answer.fields[Self.bufferingField] = "no"
    return answer
  }

  /// Carries a line from its join to its end.
  private func carry(
    _ line: PlainLine, _ upgrade: LiveUpgrade, _ watch: ConnectionWatch, to writer: inout any ResponseBodyWriter
  ) async throws {
    lines.add(line)
    watch.whenOver { line.close(.goingAway) }
    defer {
      watch.whenOver(nil)
      line.cut()
      lines.remove(line)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [self] in
        await serve(line.texts, on: line, upgrade)
        line.close(.goingAway)
      }
      defer { group.cancelAll() }
      try await writer.write(Self.event("open", line.identifier))
      for await news in line.news {
        switch news {
        case .frame(let frame, let bytes, let due):
          if let due { try? await Task.sleep(for: .nanoseconds((due - .now()).nanoseconds)) }
          try await writer.write(Self.event(nil, frame))
          line.sent(bytes)
        case .sign: try await writer.write(ByteBuffer(string: ":\n\n"))
        case .end(let closing):
          try await writer.write(Self.event("close", "{\"code\":\(closing.code),\"reason\":\"\(closing.reason)\"}"))
        }
      }
    }
  }

  /// An event of the stream. A frame is JSON and has no line of its own within it.
  private static func event(_ name: String?, _ data: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    if let name { buffer.writeString("event:\(name)\n") }
    buffer.writeString("data:")
    buffer.writeString(data)
    buffer.writeString("\n\n")
    return buffer
  }

  /// Takes the texts that the browser of a line sends.
  func takeTexts(
    of identifier: String, _ request: Request, _ facts: RequestFacts, _ watch: ConnectionWatch
  ) async -> Answer {
    let session: Session
    switch lineSession(facts) {
    case .success(let found): session = found
    case .failure(let refusal): return refusal.answer.draining(facts)
    }
    guard let line = lines.line(identifier, of: session.key) else { return Self.lineHasEnded.draining(facts) }
    guard facts.fields[.contentType]?.lowercased() == "application/x-ndjson" else {
      return .text(.unsupportedMediaType, "Frames are expected, a line each (application/x-ndjson).").draining(facts)
    }
    guard let part = facts.fields[Self.partField].flatMap({ Int($0) }), part > 0 else {
      return .text(.badRequest, "The number of the request is missing (X-Espalier-Part).").draining(facts)
    }
    watch.leaveBodyToReader()
    let body: [UInt8]
    do {
      body = try await collect(
        request.body, of: facts.contentLength, upTo: 4 * configuration.limits.connections.maximumMessageBytes)
    } catch {
      if error == .tooLarge { line.close(.tooLarge) }
      var answer = Answer.text(
        error == .tooLarge ? .contentTooLarge : .requestTimeout, "The frames are too large or slow.")
      answer.connection = .closes
      return answer
    }
    var answer = take(body, part: part, on: line)
    answer.hasReadBody = true
    return answer
  }

  private func take(_ body: [UInt8], part: Int, on line: PlainLine) -> Answer {
    guard let text = String(validating: body, as: UTF8.self) else {
      line.close(.notText)
      return .text(.badRequest, "The frames are not UTF-8.")
    }
    let texts = text.split(separator: "\n")
    guard texts.allSatisfy({ $0.utf8.count <= configuration.limits.connections.maximumMessageBytes }) else {
      line.close(.tooLarge)
      return .text(.contentTooLarge, "A frame is too large.")
    }
    switch line.take(texts, part: part, at: time.elapsed()) {
    case .now, .before: return Answer(.noContent)
    case .tooSoon: return .text(.conflict, "A request before this one has not come.")
    case .ended: return Self.lineHasEnded
    }
  }

  /// The answer to a request over a connection of another worker, which would take the page over from the one that has it.
  static var lineIsMisrouted: Answer { .text(.misdirectedRequest, "Ask for this session on a new connection.") }

  private static var lineHasEnded: Answer { .text(.notFound, "This connection has ended.") }

  private struct LineRefusal: Error { let answer: Answer }

  /// The session that a request of a line comes from, or the answer that refuses it.
  private func lineSession(_ facts: RequestFacts) -> Result<Session, LineRefusal> {
    guard facts.method == .post else { return .failure(LineRefusal(answer: .methodNotAllowed("POST"))) }
    guard facts.isUpgradeAllowed else {
      logRefusal("live connection", "origin")
      return .failure(LineRefusal(answer: .text(.forbidden, "This connection is not allowed.")))
    }
    guard let session = session(facts) else {
      return .failure(LineRefusal(answer: .text(.gone, "This session has ended.")))
    }
    return .success(session)
  }
}
