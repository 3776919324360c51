/// The elements that one look at the page found.
struct Sighting: Sendable {
  var elements: [Element] = []
  var count = 0
  var hidden = 0
}

extension Page {
  /// Asks again and again until there is an answer; nil when the time is over. The last question is asked after the
  /// deadline, so that a slow machine asks at least twice.
  ///
  /// A page that is just being replaced is asked again; everything else that the browser refuses ends the waiting.
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

  /// The beginning of the page's text, quoted for errors.
  func textForErrors() async -> String {
    let body = "return document.body ? document.body.innerText.slice(0, 2000) : ''"
    let text = (try? await run(body, []).stringValue) ?? ""
    return text.isEmpty ? "The page shows no text." : "The page shows:\n\(text)"
  }
}
