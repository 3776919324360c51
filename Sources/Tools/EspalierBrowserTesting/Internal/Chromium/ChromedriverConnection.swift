import Foundation

/// An HTTP connection to a chromedriver on this machine.
///
/// Foundation's own client on Linux rejects chromedriver's answers, because they have no space after the colon of a
/// header. This type supports only what chromedriver needs: one connection for each command, and answers with a length.
struct ChromedriverConnection: Sendable {
  let port: Int

  /// Sends a command and returns the value of the answer.
  ///
  /// - Throws: `DriverFailure` if chromedriver refuses the command, `BrowserError` when it does not answer within the
  ///   limit, `CancellationError` when the task is cancelled in the meantime.
  func send(
    _ method: String, _ path: String, _ body: JSONValue? = nil, limit: Duration = .seconds(60)
  ) async throws -> JSONValue {
    let content = method == "POST" ? try JSONEncoder().encode(body ?? [:]) : Data()
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json; charset=utf-8\r
      Content-Length: \(content.count)\r
      Connection: close\r
      \r\n
      """
    let answer: Data
    do {
      answer = try await LoopbackExchange(port: port, limit: limit).exchange(Data(head.utf8) + content)
    } catch let error as LoopbackSocket.Failure {
      try Task.checkCancellation()
      throw BrowserError(
        .gone, "chromedriver did not answer \(method) \(path): \(error.what)", location: "127.0.0.1:\(port)",
        remedy: "Check that the browser was not stopped before its pages are done, and that the machine is not "
          + "overloaded: put suites that drive a browser under .serialized.")
    }
    guard let value = (try? JSONDecoder().decode(JSONValue.self, from: answer))?["value"] else {
      throw BrowserError(
        .gone, "chromedriver answered \(method) \(path) with something else than a result.",
        location: "127.0.0.1:\(port)", remedy: "Check that BrowserOptions.driverPath is a chromedriver.",
        details: String(decoding: answer.prefix(500), as: UTF8.self))
    }
    if let code = value["error"]?.stringValue {
      throw DriverFailure(code: code, message: value["message"]?.stringValue ?? "")
    }
    return value
  }
}
