extension Page {
  /// Finds an element and taps it with the right button of the mouse, and repeats both until they succeed or the time
  /// limit is reached.
  ///
  /// See ``Element/rightTap()``.
  public func rightTap(
    _ locator: Locator, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "right tap", limit(timeout), file, line) { try await $0.sendRightTap() }
  }

  /// Finds an element and keeps a finger on it for a while, and repeats both until they succeed or the time limit is
  /// reached.
  ///
  /// See ``Element/longPress(for:)``.
  public func longPress(
    _ locator: Locator, for time: Duration = .milliseconds(800), timeout: Duration? = nil, file: String = #fileID,
    line: Int = #line
  ) async throws {
    try await act(on: locator, "press long on", limit(timeout), file, line) { try await $0.sendLongPress(for: time) }
  }

  /// Finds an element and swipes from its middle with a finger, and repeats both until they succeed or the time limit
  /// is reached.
  ///
  /// See ``Element/swipe(_:by:)``.
  public func swipe(
    _ locator: Locator, _ direction: SwipeDirection, by distance: Int? = nil, timeout: Duration? = nil,
    file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "swipe", limit(timeout), file, line) { try await $0.sendSwipe(direction, by: distance) }
  }

  /// Finds two elements and drags the first to the middle of the second, and repeats both until they succeed or the
  /// time limit is reached.
  ///
  /// ```swift
  /// try await page.drag(.text("Rent"), to: .text("Food"))
  /// ```
  ///
  /// See ``Element/drag(to:holding:)``.
  public func drag(
    _ locator: Locator, to target: Locator, holding time: Duration = .zero, timeout: Duration? = nil,
    file: String = #fileID, line: Int = #line
  ) async throws {
    let limit = limit(timeout)
    let deadline = ContinuousClock.now + limit
    try await act(on: locator, "drag to \(target)", limit, file, line) { element in
      let left = max(.zero, deadline - ContinuousClock.now)
      let end = try await self.find(target, within: left, file: file, line: line)
      try await element.sendDrag(to: end, holding: time)
    }
  }

  /// Finds an element and moves two fingers apart or together on it, and repeats both until they succeed or the time
  /// limit is reached.
  ///
  /// See ``Element/pinch(by:)``.
  public func pinch(
    _ locator: Locator, by factor: Double, timeout: Duration? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act(on: locator, "pinch", limit(timeout), file, line) { try await $0.sendPinch(by: factor) }
  }
}
