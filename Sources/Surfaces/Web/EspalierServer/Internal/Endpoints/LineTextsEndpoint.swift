internal import EspalierLivePage
internal import HTTPTypes

/// An endpoint that receives the texts of a live connection over plain requests.
struct LineTextsEndpoint: Endpoint {
  private static let partField = HTTPField.Name.known("X-Espalier-Part")

  private let admission: LineAdmission
  private let lines: PlainLines
  private let bodies: BodyReader
  private let maximumMessageBytes: Int
  private let time: ServerClock

  init(
    _ admission: LineAdmission, _ lines: PlainLines, _ bodies: BodyReader, maximumMessageBytes: Int,
    _ time: ServerClock
  ) {
    self.admission = admission
    self.lines = lines
    self.bodies = bodies
    self.maximumMessageBytes = maximumMessageBytes
    self.time = time
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let facts = request.facts
    let session: Session
    do { session = try admission.session(of: request) } catch { return error.answer.draining(facts) }
    guard let line = lines.line(request.parameter("line"), of: session.key) else {
      return Self.lineHasEnded.draining(facts)
    }
    guard facts.fields[.contentType]?.lowercased() == "application/x-ndjson" else {
      return .text(.unsupportedMediaType, "Frames are expected, a line each (application/x-ndjson).").draining(facts)
    }
    guard let part = facts.fields[Self.partField].flatMap({ Int($0) }), part > 0 else {
      return .text(.badRequest, "The number of the request is missing (X-Espalier-Part).").draining(facts)
    }
    request.watch.leaveBodyToReader()
    let body: [UInt8]
    do {
      body = try await bodies.collect(request.body, of: facts.contentLength, upTo: 4 * maximumMessageBytes)
    } catch {
      if error == .tooLarge { line.close(.tooLarge) }
      return ServerResponse.text(
        error == .tooLarge ? .contentTooLarge : .requestTimeout, "The frames are too large or slow."
      ).closing()
    }
    var answer = take(body, part: part, on: line)
    answer.hasReadBody = true
    return answer
  }

  private func take(_ body: [UInt8], part: Int, on line: PlainLine) -> ServerResponse {
    guard let text = String(validating: body, as: UTF8.self) else {
      line.close(.notText)
      return .text(.badRequest, "The frames are not UTF-8.")
    }
    let texts = text.split(separator: "\n")
    guard texts.allSatisfy({ $0.utf8.count <= maximumMessageBytes }) else {
      line.close(.tooLarge)
      return .text(.contentTooLarge, "A frame is too large.")
    }
    switch line.take(texts, part: part, at: time.elapsed()) {
    case .now, .before: return ServerResponse(.noContent)
    case .tooSoon: return .text(.conflict, "A request before this one has not come.")
    case .ended: return Self.lineHasEnded
    }
  }

  private static var lineHasEnded: ServerResponse { .text(.notFound, "This connection has ended.") }
}
