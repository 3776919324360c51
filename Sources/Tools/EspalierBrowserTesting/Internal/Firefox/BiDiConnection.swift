import Foundation

/// A connection to one Firefox on this machine that uses WebDriver BiDi.
///
/// Foundation's own WebSockets need a libcurl that is built with them, which is not guaranteed on Linux.
final class BiDiConnection: Sendable {
  /// A closure that receives each event, on the receiving thread.
  typealias Listener = @Sendable (_ event: String, _ details: JSONValue) -> Void

  private let socket: LoopbackSocket
  private let answers: PendingAnswers
  private let sending = DispatchQueue(label: "espalier.bidi")

  /// Connects to the port that Firefox announced.
  static func connect(
    port: Int, answers: PendingAnswers, onEvent: @escaping Listener
  ) async throws -> BiDiConnection {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try BiDiConnection(port: port, answers: answers, onEvent: onEvent) }.mapError { error in
            let what = (error as? LoopbackSocket.Failure)?.what ?? "\(error)"
            return BrowserError(
              .notStarted, "Firefox cannot be talked to: \(what)", location: "127.0.0.1:\(port)",
              remedy: "Check that BrowserOptions.browserPath is a Firefox of version 140 or later.")
          })
      }
    }
  }

  private init(port: Int, answers: PendingAnswers, onEvent: @escaping Listener) throws {
    let socket = try LoopbackSocket(port: port, limit: .seconds(30))
    let key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    let request = """
      GET /session HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Connection: Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Key: \(key)\r
      Sec-WebSocket-Version: 13\r
      \r\n
      """
    try socket.send(Data(request.utf8))
    var head: [UInt8] = []
    while !head.contains("\r\n\r\n".utf8) {
      let bytes = try socket.receive()
      guard !bytes.isEmpty else { throw LoopbackSocket.Failure(what: "it closed the connection") }
      head += bytes
    }
    guard head.starts(with: "HTTP/1.1 101".utf8) else {
      throw LoopbackSocket.Failure(what: "it answered \(String(decoding: head.prefix(200), as: UTF8.self))")
    }
    socket.removeLimit()
    self.socket = socket
    self.answers = answers
    let thread = Thread { Self.receive(from: socket, answers, onEvent) }
    thread.name = "espalier.bidi"
    thread.start()
  }

  deinit { socket.shutDown() }

  /// Ends the connection; commands that wait for an answer fail.
  func close() { socket.shutDown() }

  /// Sends a command and returns its result.
  ///
  /// - Parameters:
  ///   - tab: The tab that carries it out, if a dialogue in that tab must end the wait.
  ///   - limit: The longest time for the command.
  ///   - lateness: The code of the failure when it takes longer.
  /// - Throws: `DriverFailure` if Firefox refuses the command, `BrowserError` when Firefox is gone, `CancellationError`
  ///   when the task is cancelled in the meantime.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: JSONValue] = [:], tab: String? = nil, limit: Duration = .seconds(60),
    lateness: String = "timeout"
  ) async throws -> JSONValue {
    let number = answers.newNumber()
    let message: JSONValue = [
      "id": .number(Double(number)), "method": .string(method), "params": .object(parameters),
    ]
    let frame = WebSocketFrames.frame(try JSONEncoder().encode(message))
    let (answers, socket) = (answers, socket)
    let timer = Task {
      try await Task.sleep(for: limit)
      answers.settle(
        number, .failure(DriverFailure(code: lateness, message: "\(method) took longer than \(limit.words)")))
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard answers.wait(number, tab: tab, continuation) else { return }
        if Task.isCancelled { return answers.settle(number, .failure(CancellationError())) }
        sending.async {
          do { try socket.send(frame) } catch { answers.settle(number, .failure(Self.gone)) }
        }
      }
    } onCancel: {
      answers.settle(number, .failure(CancellationError()))
    }
  }

  private static func receive(from socket: LoopbackSocket, _ answers: PendingAnswers, _ onEvent: Listener) {
    var frames = WebSocketFrames()
    receiving: while let bytes = try? socket.receive(), !bytes.isEmpty {
      frames.append(bytes)
      while let frame = frames.next() {
        switch frame {
        case .text(let text): handle(text, answers, onEvent)
        case .ping(let payload): try? socket.send(WebSocketFrames.frame(Data(payload), opcode: 10))
        case .closed: break receiving
        }
      }
    }
    socket.close()
    answers.end(gone)
  }

  private static func handle(_ text: [UInt8], _ answers: PendingAnswers, _ onEvent: Listener) {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(text)) else { return }
    guard let number = message["id"]?.intValue else {
      if let event = message["method"]?.stringValue { onEvent(event, message["params"] ?? .null) }
      return
    }
    if let code = message["error"]?.stringValue {
      let failure = DriverFailure(code: code, message: message["message"]?.stringValue ?? "")
      answers.settle(number, .failure(failure))
    } else {
      answers.settle(number, .success(message["result"] ?? .null))
    }
  }

  private static let gone = BrowserError(
    .gone, "Firefox does not answer: its connection has ended.",
    remedy: "Check that the browser was not stopped before its pages are done, and that memory is left.")
}
