import Foundation
import Synchronization

/// A request and its answer over a connection to a port of this machine.
///
/// The calls block, so they run on a thread of Dispatch and never on one of the few that run Swift's tasks.
final class LoopbackExchange: Sendable {
  private let port: Int
  private let limit: Duration
  private let connection = Mutex<LoopbackSocket?>(nil)

  init(port: Int, limit: Duration) {
    self.port = port
    self.limit = limit
  }

  /// Sends the request and returns the body of the response.
  func exchange(_ request: Data) async throws -> Data {
    try Task.checkCancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try self.exchangeBlocking(request) }) }
      }
    } onCancel: {
      connection.withLock { $0?.shutDown() }
    }
  }

  private func exchangeBlocking(_ request: Data) throws -> Data {
    let deadline = ContinuousClock.now + limit
    let socket = try LoopbackSocket(port: port, limit: limit)
    connection.withLock { $0 = socket }
    defer {
      connection.withLock { $0 = nil }
      socket.close()
    }
    try socket.send(request)
    var received = Data()
    while true {
      if let body = Self.completeBody(of: received) { return body }
      guard ContinuousClock.now < deadline else { throw LoopbackSocket.Failure(what: "not within \(limit.words)") }
      let bytes = try socket.receive()
      guard !bytes.isEmpty else {
        throw LoopbackSocket.Failure(what: "the connection was closed before the answer was complete")
      }
      received.append(contentsOf: bytes)
    }
  }

  /// Returns the body when all of it has arrived: chromedriver specifies its length in every answer.
  private static func completeBody(of received: Data) -> Data? {
    guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: received[..<end.lowerBound], as: UTF8.self).lowercased()
    let length = head.components(separatedBy: "\r\n").lazy
      .filter { $0.hasPrefix("content-length:") }
      .compactMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) }.first
    let body = received[end.upperBound...]
    guard let length, body.count >= length else { return nil }
    return Data(body.prefix(length))
  }
}
