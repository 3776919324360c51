import Foundation

/// A tab of Firefox, controlled with the commands of WebDriver BiDi.
struct FirefoxTab: DriverTab {
  private static let staleness = "espalier: the element is no longer part of the page"

  let session: FirefoxSession
  let id: String

  func open(_ address: String) async throws {
    try await command(
      "browsingContext.navigate", ["url": .string(address), "wait": "complete"], limit: session.loadLimit)
  }

  func reload() async throws {
    try await command("browsingContext.reload", ["wait": "complete"], limit: session.loadLimit)
  }

  func travel(by steps: Int) async throws {
    do {
      try await command("browsingContext.traverseHistory", ["delta": .number(Double(steps))])
    } catch let failure as DriverFailure where failure.code == "no such history entry" {
      return
    }
    // The command ends when the browser has accepted the step, not when the page has loaded.
    let deadline = ContinuousClock.now + session.loadLimit
    while ContinuousClock.now < deadline {
      do {
        if try await run("return document.readyState", []) == "complete" { return }
      } catch let failure as DriverFailure {
        if !failure.isPassing { throw failure }
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw DriverFailure(code: "timeout", message: "the page was not there within \(session.loadLimit.words)")
  }

  func address() async throws -> String { try await run("return location.href", []).stringValue ?? "" }

  func title() async throws -> String { try await run("return document.title", []).stringValue ?? "" }

  func source() async throws -> String {
    let script = "return new XMLSerializer().serializeToString(document.doctype ?? document.createTextNode(''))"
    let kind = try await run(script, []).stringValue ?? ""
    return kind + (try await run("return document.documentElement.outerHTML", []).stringValue ?? "")
  }

  func run(_ body: String, _ values: [JSONValue]) async throws -> JSONValue {
    // The body is placed where the names that the rest needs are not visible to it.
    let script = """
      function() {
        for (const value of arguments)
          if (value instanceof Node && (!value.isConnected || value.ownerDocument !== document))
            throw new Error("\(Self.staleness)");
        return (function() { \(body)
        }).apply(null, arguments);
      }
      """
    let answer = try await session.command(
      "script.callFunction",
      [
        "functionDeclaration": .string(script), "arguments": .array(values.map(BiDiValue.argument)),
        "target": ["context": .string(id)], "awaitPromise": true,
      ], tab: id, limit: .seconds(30), lateness: "script timeout")
    return try Self.value(of: answer)
  }

  func evaluateApart(_ expressions: [String]) async throws -> JSONValue {
    var value = JSONValue.null
    for expression in expressions {
      let answer = try await session.command(
        "script.evaluate",
        [
          "expression": .string(expression), "awaitPromise": true,
          "target": ["context": .string(id), "sandbox": "espalier"],
        ], tab: id)
      value = try Self.value(of: answer)
    }
    return value
  }

  func runBeforeEveryDocument(_ script: String) async throws {
    try await session.command(
      "script.addPreloadScript", ["functionDeclaration": "() => { \(script)\n}", "contexts": [.string(id)]], tab: id)
  }

  func cdp(_ method: String, _ parameters: [String: JSONValue]) async throws -> JSONValue {
    throw BrowserError.needsChromium(
      "carry out \(method)", because: "the Chrome DevTools Protocol is Chromium's own, and Firefox does not speak it.")
  }

  /// Sends a command that names this tab.
  @discardableResult
  func command(
    _ method: String, _ parameters: [String: JSONValue] = [:], limit: Duration = .seconds(60)
  ) async throws -> JSONValue {
    try await session.command(
      method, parameters.merging(["context": .string(id)]) { one, _ in one }, tab: id, limit: limit)
  }

  private static func value(of answer: JSONValue) throws -> JSONValue {
    guard let details = answer["exceptionDetails"] else { return BiDiValue.value(answer["result"] ?? .null) }
    let text = details["text"]?.stringValue ?? ""
    let code = text.contains(staleness) ? "stale element reference" : "javascript error"
    throw DriverFailure(code: code, message: text)
  }
}
