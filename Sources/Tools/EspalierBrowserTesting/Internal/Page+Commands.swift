extension Page {
  /// Carries out a command in this tab; `deed` completes the sentence “The browser could not …” for errors.
  @discardableResult
  func command<Result: Sendable>(
    _ deed: String, _ work: @Sendable (any DriverTab) async throws -> Result
  ) async throws -> Result {
    try await translate(deed) { try await work(self.tab) }
  }

  /// Runs a script and throws `DriverFailure` unchanged.
  func run(_ body: String, _ values: [JSONValue]) async throws -> JSONValue { try await tab.run(body, values) }

  /// Runs the work, and adds a location and a remedy to a failure of the browser.
  @discardableResult
  func translate<Result: Sendable>(
    _ deed: String, _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    do {
      return try await work()
    } catch let failure as DriverFailure {
      throw await error(failure, deed)
    }
  }

  func error(_ failure: DriverFailure, _ deed: String, at line: String? = nil) async -> BrowserError {
    let (reason, remedy) = explanation(failure)
    return BrowserError(
      reason, "The browser could not \(deed): \(failure.message)", location: await location(line), remedy: remedy)
  }

  /// Returns the page's address and the line of the test, as far as they are available.
  func location(_ line: String? = nil) async -> String? {
    let address = try? await tab.address()
    let short = address.map { $0.count > 200 ? $0.prefix(200) + "…" : $0[...] }.map(String.init)
    let parts = [short, line.map { "(\($0))" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func explanation(_ failure: DriverFailure) -> (BrowserError.Reason, String) {
    switch failure.code {
    case "stale element reference", "detached shadow root", "no such node":
      (
        .stale,
        "The page replaced the element after it was found. Find it again, or use page.tap and page.type with a "
          + "locator, which do; where the page should have kept the element, its patch is at fault."
      )
    case "javascript error":
      (.scriptFailed, "Correct the script, or wait until the page has what it reads.")
    case "script timeout":
      (.timedOut, "Let the script's promise settle within 30 seconds.")
    case "timeout":
      (.timedOut, "Let the server answer faster, or raise BrowserOptions.loadLimit.")
    case "invalid session id", "no such window":
      (.gone, "The page or its browser was closed; use a page only before that.")
    case "unexpected alert open":
      (.refused(code: failure.code), "A dialogue is open: answer it with acceptDialogue() or dismissDialogue().")
    case "element click intercepted":
      (.refused(code: failure.code), "Something covers the element: close it first, or wait until it is gone.")
    case "element not interactable":
      (.refused(code: failure.code), "The element is hidden, disabled or has no size: wait until it can be used.")
    case "move target out of bounds":
      (
        .refused(code: failure.code),
        "What is touched must be in the window, both ends of a way at once: make the window larger with "
          + "resize(width:height:), or the way shorter."
      )
    default:
      (.refused(code: failure.code), "See “\(failure.code)” in the W3C WebDriver standard.")
    }
  }
}
