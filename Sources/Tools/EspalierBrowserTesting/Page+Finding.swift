extension Page {
  /// Finds the only visible element that matches a locator, and waits until it exists.
  ///
  /// Several visible matches are an error, because a test that acts on the first of them passes for the wrong reason.
  /// Narrow the locator, or select a match with `first` and `at(_:)`. The returned element refers to that node only:
  /// when the page replaces the node, using the element throws `stale`.
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
    try await find(locator, within: limit(timeout), file: file, line: line)
  }

  func find(_ locator: Locator, within limit: Duration, file: String, line: Int) async throws -> Element {
    var seen = Sighting()
    let found = try await poll(limit, "look for \(locator)", "\(file):\(line)") { () -> Element? in
      seen = try await self.look(for: locator)
      return seen.count == 1 ? seen.elements.first : nil
    }
    if let found { return found }
    let location = await location("\(file):\(line)")
    let text = await textForErrors()
    if seen.count > 1 {
      throw BrowserError(
        .ambiguous, "\(seen.count) visible elements match \(locator).", location: location,
        remedy: "Narrow it with .within or .having, or say which with .first or .at(_:).", details: text)
    }
    let hint = seen.hidden > 0 ? " (\(seen.hidden) match but are hidden)" : ""
    throw BrowserError(
      .notFound, "No visible element matches \(locator) within \(limit.words)\(hint).", location: location,
      remedy: "Compare with the page's text below; names are compared whole, and upper and lower case differ.",
      details: text)
  }

  /// Returns all visible elements that currently match a locator, in the order of the document. It may be empty.
  public func findAll(_ locator: Locator) async throws -> [Element] {
    try await translate("look for \(locator)") { try await self.look(for: locator).elements }
  }

  /// Returns a Boolean value that indicates whether at least one visible element currently matches.
  public func shows(_ locator: Locator) async throws -> Bool { try await !findAll(locator).isEmpty }

  /// Waits until no visible element matches.
  ///
  /// - Throws: `BrowserError` with reason `timedOut`.
  public func waitUntilGone(
    _ locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    let limit = limit(timeout)
    let gone = try await poll(limit, "look for \(locator)", "\(file):\(line)") { () -> Bool? in
      try await self.look(for: locator).count == 0 ? true : nil
    }
    if gone == true { return }
    throw BrowserError(
      .timedOut, "\(locator) was still visible after \(limit.words).", location: await location("\(file):\(line)"),
      remedy: "Check what should have taken it away, or wait longer.", details: await textForErrors())
  }

  /// Finds an element and taps it, and repeats both until they succeed or the time limit is reached.
  ///
  /// Use it for pages that change on their own: if the element is replaced between the two steps, or is still covered
  /// or moving, the method tries again.
  public func tap(
    _ locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "tap", limit(timeout), file, line) { try await $0.sendTap() }
  }

  /// Finds a field and types into it at its end, and repeats both until they succeed or the time limit is reached.
  public func type(
    _ text: String, into locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "type into", limit(timeout), file, line) { try await self.tab.type(text, into: $0.id) }
  }

  /// Finds an element and runs an action on it that may throw `DriverFailure`, and repeats both until they succeed or
  /// the time limit is reached.
  func act(
    on locator: Locator, _ deed: String, _ limit: Duration, _ file: String, _ line: Int,
    _ action: @Sendable (Element) async throws -> Void
  ) async throws {
    let deadline = ContinuousClock.now + limit
    while true {
      let left = max(.zero, deadline - ContinuousClock.now)
      let element = try await find(locator, within: left, file: file, line: line)
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
