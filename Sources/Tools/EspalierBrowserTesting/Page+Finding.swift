extension Page {
  /// Finds the one visible element that a locator means, waiting until it is there.
  ///
  /// Several visible matches are an error, because a test that acts on the first of them passes for the wrong reason;
  /// narrow the locator, or say which with `first` and `at(_:)`. The answer stands for that very node: when the page
  /// replaces it, using it throws `stale`.
  ///
  /// - Parameters:
  ///   - locator: The locator of the element.
  ///   - timeout: The time to wait; nil for the browser's `patience`.
  ///   - file: The test's file, for errors.
  ///   - line: The test's line, for errors.
  /// - Throws: `BrowserError` with reason `notFound` or `ambiguous`; it quotes the page's text.
  @discardableResult
  public func find(
    _ locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> Element {
    let limit = timeout ?? browser.options.patience
    var seen = Sighting()
    let found = try await poll(limit, "look for \(locator)", "\(file):\(line)") { () -> Element? in
      seen = try await self.look(for: locator)
      return seen.count == 1 ? seen.elements.first : nil
    }
    if let found { return found }
    let place = await place("\(file):\(line)")
    let text = await textForErrors()
    if seen.count > 1 {
      throw BrowserError(
        .ambiguous, "\(seen.count) visible elements match \(locator).", place: place,
        remedy: "Narrow it with .within or .having, or say which with .first or .at(_:).", details: text)
    }
    let hint = seen.hidden > 0 ? " (\(seen.hidden) match but are hidden)" : ""
    throw BrowserError(
      .notFound, "No visible element matches \(locator) within \(limit.words)\(hint).", place: place,
      remedy: "Compare with the page's text below; names are compared whole, and upper and lower case differ.",
      details: text)
  }

  /// All visible elements that a locator means at this moment, in the order of the document; none is fine.
  public func findAll(_ locator: Locator) async throws -> [Element] {
    try await translate("look for \(locator)") { try await self.look(for: locator).elements }
  }

  /// Returns a Boolean value that indicates whether at least one visible element matches at this moment.
  public func shows(_ locator: Locator) async throws -> Bool { try await !findAll(locator).isEmpty }

  /// Waits until no visible element matches.
  ///
  /// - Throws: `BrowserError` with reason `timedOut`.
  public func waitUntilGone(
    _ locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    let limit = timeout ?? browser.options.patience
    let gone = try await poll(limit, "look for \(locator)", "\(file):\(line)") { () -> Bool? in
      try await self.look(for: locator).count == 0 ? true : nil
    }
    if gone == true { return }
    throw BrowserError(
      .timedOut, "\(locator) was still visible after \(limit.words).", place: await place("\(file):\(line)"),
      remedy: "Check what should have taken it away, or wait longer.", details: await textForErrors())
  }

  /// Finds an element and taps it, again and again until that works or the time is over.
  ///
  /// Right for pages that change by themselves: an element that is replaced between the two steps, or that is still
  /// covered or moving, is tried anew.
  public func tap(
    _ locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "tap", timeout, file, line) { try await $0.sendTap() }
  }

  /// Finds a field and types into it at its end, again until that works or the time is over.
  public func type(
    _ text: String, into locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "type into", timeout, file, line) { try await self.tab.type(text, into: $0.id) }
  }

  /// Finds an element and does something with it that may let `DriverFailure` through, until that works or the time is
  /// over.
  func act(
    on locator: Locator, _ deed: String, _ timeout: Duration?, _ file: String, _ line: Int,
    _ action: @Sendable (Element) async throws -> Void
  ) async throws {
    let limit = timeout ?? browser.options.patience
    let deadline = ContinuousClock.now + limit
    while true {
      let left = max(.zero, deadline - ContinuousClock.now)
      let element = try await find(locator, timeout: left, file: file, line: line)
      do {
        try await action(element)
        return
      } catch let failure as DriverFailure {
        guard failure.isPassing || failure.isObstructed, ContinuousClock.now < deadline else {
          throw await error(failure, "\(deed) \(locator)", at: "\(file):\(line)")
        }
      }
      try await Task.sleep(for: .milliseconds(25))
    }
  }
}
