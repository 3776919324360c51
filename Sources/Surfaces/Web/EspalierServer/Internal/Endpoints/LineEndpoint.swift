internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// An endpoint that opens a live connection over plain requests. The response to its request carries the frames to the
/// browser.
///
/// Requests to ``LineTextsEndpoint`` carry the browser's texts.
struct LineEndpoint: Endpoint {
  private static let bufferingField = HTTPField.Name.known("X-Accel-Buffering")

  private let admission: LineAdmission
  private let sessions: SessionStore
  private let lines: PlainLines
  private let connections: LiveConnections
  private let limits: ConnectionLimits
  private let refusals: RefusalLog

  init(
    _ admission: LineAdmission, _ sessions: SessionStore, _ lines: PlainLines, _ connections: LiveConnections,
    _ limits: ConnectionLimits, _ refusals: RefusalLog
  ) {
    self.admission = admission
    self.sessions = sessions
    self.lines = lines
    self.connections = connections
    self.limits = limits
    self.refusals = refusals
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let session: Session
    do { session = try admission.session(of: request) } catch { return error.answer }
    let room = PlainLine.Limits(
      outgoingBytes: limits.maximumWaitingBytes, outgoingFrames: limits.maximumWaitingMessages)
    let rate = sessions.messageRate(of: session.key)
    let line = PlainLine(session: session.key, limits: room, rate: rate) { [refusals] closing in
      guard closing.code != 1000, closing.code != 1001 else { return }
      refusals.note("live connection", "\(closing.code) \(closing.reason)", session: session)
    }
    let upgrade = LiveUpgrade(request: request.head, facts: request.facts, session: session)
    let body = ResponseBody { [self, watch = request.watch] writer in
      try await carry(line, upgrade, watch, to: &writer)
      try await writer.finish(nil)
    }
    var answer = ServerResponse(.ok, body: body)
    answer.fields[.contentType] = "text/event-stream"
    // A proxy that compresses or buffers would hold the frames back.
    answer.fields[.cacheControl] = "no-store, no-transform"
    answer.fields[Self.bufferingField] = "no"
    return answer
  }

  /// Serves a connection from its join to its end.
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
      group.addTask { [connections] in
        await connections.carry(line.texts, on: line, upgrade)
        line.close(.goingAway)
      }
      defer { group.cancelAll() }
      try await writer.write(Self.event("open", line.identifier))
      for await item in line.items {
        switch item {
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

  /// Returns an event of the stream. A frame is JSON and contains no line break.
  private static func event(_ name: String?, _ data: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    if let name { buffer.writeString("event:\(name)\n") }
    buffer.writeString("data:")
    buffer.writeString(data)
    buffer.writeString("\n\n")
    return buffer
  }
}
