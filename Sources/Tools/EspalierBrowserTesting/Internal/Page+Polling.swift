/// The elements that one search of the page has found.
struct Sighting: Sendable {
  var elements: [Element] = []
  var count = 0
  var hidden = 0
}

extension Page {
  /// Returns the time to wait: a call's own, or the browser's, multiplied by the variable `ESPALIER_PATIENCE`.
  func limit(_ timeout: Duration?) -> Duration { (timeout ?? browser.options.patience) * BrowserOptions.slowness }

  /// Calls a closure repeatedly until it returns an answer. If there is no answer by the deadline, the method returns
  /// nil after one last call, so that a slow machine makes at least two calls.
  ///
  /// If the page is being replaced, the closure is called again; any other failure of the browser ends the wait.
  func poll<Answer: Sendable>(
    _ limit: Duration, _ deed: String, _ line: String, _ question: () async throws -> Answer?
  ) async throws -> Answer? {
    let deadline = ContinuousClock.now + limit
    while true {
      let isLast = ContinuousClock.now >= deadline
      do {
        if let answer = try await question() { return answer }
      } catch let failure as DriverFailure {
        if !failure.isPassing || isLast { throw await error(failure, deed, at: line) }
      }
      if isLast { return nil }
      try await Task.sleep(for: .milliseconds(25))
    }
  }

  func look(for locator: Locator, onlyVisible: Bool = true) async throws -> Sighting {
    let answer = try await run(LocatorScript.find, [locator.message, .bool(onlyVisible)])
    let elements = (answer["found"]?.arrayValue ?? []).compactMap { Element($0, of: self, locator: locator) }
    return Sighting(
      elements: elements, count: answer["count"]?.intValue ?? 0, hidden: answer["hidden"]?.intValue ?? 0)
  }

  /// Returns the beginning of the page's text, quoted for errors.
  func textForErrors() async -> String {
    let body = "return document.body ? document.body.innerText.slice(0, 2000) : ''"
    let text = (try? await run(body, []).stringValue) ?? ""
    return text.isEmpty ? "The page shows no text." : "The page shows:\n\(text)"
  }
}
