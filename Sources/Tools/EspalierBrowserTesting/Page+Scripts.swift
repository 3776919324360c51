import Foundation

extension Page {
  /// Evaluates a JavaScript expression in the page and returns its value. If the value is a promise, the method waits
  /// for it.
  ///
  /// Arguments are passed separately from the expression, never inserted into it. The page's content security policy
  /// does not affect it, except that the expression itself cannot call `eval` if the page forbids that.
  ///
  /// ```swift
  /// let count = try await page.evaluate("document.querySelectorAll(arguments[0]).length", "li").intValue
  /// ```
  ///
  /// - Throws: `BrowserError` with reason `scriptFailed` if the expression throws, `timedOut` for a promise that does
  ///   not settle within 30 seconds. A cancelled task returns at once, but the page stays busy until then.
  @discardableResult
  public func evaluate(_ expression: String, _ arguments: JSONValue...) async throws -> JSONValue {
    try await translate("evaluate “\(expression)”") {
      try await self.run("return (\(expression)\n)", arguments)
    }
  }

  /// Runs JavaScript statements in the page and returns the value of their `return`.
  @discardableResult
  public func run(script: String, _ arguments: JSONValue...) async throws -> JSONValue {
    try await translate("run a script") { try await self.run(script, arguments) }
  }

  /// Waits until a JavaScript expression has a value that counts as true, and returns this value.
  ///
  /// An expression that throws counts as not yet true.
  ///
  /// - Throws: `BrowserError` with reason `timedOut`, which contains the last value.
  @discardableResult
  public func wait(
    until expression: String, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> JSONValue {
    let limit = limit(timeout)
    var last = "nothing"
    let answer = try await poll(limit, "evaluate “\(expression)”", "\(file):\(line)") { () -> JSONValue? in
      do {
        let value = try await self.run("return (\(expression)\n)", [])
        last = (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
        return value.isTruthy ? value : nil
      } catch let failure as DriverFailure where failure.code == "javascript error" {
        last = failure.message
        return nil
      }
    }
    if let answer { return answer }
    throw BrowserError(
      .timedOut, "“\(expression)” was not true within \(limit.words); last it was: \(last).",
      location: await location("\(file):\(line)"), remedy: "Check what should have made it true, or wait longer.",
      details: await textForErrors())
  }

  /// Adds a script that runs in every document of this tab from now on, before the document's own scripts.
  ///
  /// In Firefox it runs as the body of a function, so its declarations are local; set values on `window` that the page
  /// must see.
  public func runBeforeEveryDocument(_ script: String) async throws {
    try await command("add a script") { try await $0.runBeforeEveryDocument(script) }
  }

  /// Sends a command of the Chrome DevTools Protocol to this tab and returns its result.
  ///
  /// Use it for functions that this library does not provide. Events of the protocol are not delivered.
  ///
  /// - Throws: `BrowserError` with reason `needsChromium` in Firefox, which does not speak that protocol.
  @discardableResult
  public func cdp(_ method: String, _ parameters: [String: JSONValue] = [:]) async throws -> JSONValue {
    try await command("carry out \(method)") { try await $0.cdp(method, parameters) }
  }
}
