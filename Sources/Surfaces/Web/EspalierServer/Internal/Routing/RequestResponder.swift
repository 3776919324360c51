internal import EspalierBase
internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// A responder for the requests of a connection: it reads their facts, calls the endpoint, and writes the response.
struct RequestResponder: Sendable {
  private let reader: RequestReader
  private let endpoint: any Endpoint
  private let time: ServerClock
  private let logger: Logger

  /// - Parameter endpoint: All addresses of the site, with the steps around them.
  init(_ reader: RequestReader, _ endpoint: any Endpoint, _ time: ServerClock, _ logger: Logger) {
    (self.reader, self.endpoint, self.time, self.logger) = (reader, endpoint, time, logger)
  }

  /// Answers one request.
  func respond(to request: Request, _ writer: consuming ResponseWriter, of browser: Browser) async throws {
    let channel = browser.channel
    let facts = reader.facts(request.head, peer: browser.peer)
    let answer = await endpoint.answer(
      ServerRequest(head: request.head, body: request.body, facts: facts, browser: browser))
    let body = answer.body
    var head = HTTPResponse(status: answer.status, headerFields: answer.fields)
    if let length = body.contentLength, answer.status != .notModified {
      head.headerFields[.contentLength] = "\(length)"
    }
    do {
      try await writer.write(response: head, body: facts.method == .head ? ResponseBody() : body)
    } catch {
      logger.debug("A response was not finished", metadata: ["path": "\(facts.path)"])
      // A parser's error would be answered with a second response.
      throw ResponseBroken()
    }
    switch answer.connection {
    case .stays: break
    case .closes: channel.close(promise: nil)
    case .drains:
      await drain(request.body, on: channel)
      channel.close(promise: nil)
    }
  }

  /// Reads the rest of a request for at most two seconds: closing a connection with unread bytes resets it, and the
  /// response is lost.
  private func drain(_ body: RequestBody, on channel: any Channel) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [time] in
        try? await time.sleep(.seconds(2))
        channel.close(promise: nil)
      }
      do {
        for try await _ in body {}
      } catch {
        logger.trace("The rest of a request did not arrive", metadata: ["reason": "\(LogWords.of(error))"])
      }
      group.cancelAll()
    }
  }
}

/// An error for a response that cannot be completed, because the browser has disconnected or the content failed. The
/// server can show the browser only by closing the connection that the response is incomplete.
struct ResponseBroken: Error {}
