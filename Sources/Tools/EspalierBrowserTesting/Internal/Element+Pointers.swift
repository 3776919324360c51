/// The gestures of a finger or the mouse on an element. All functions throw `DriverFailure` unchanged.
extension Element {
  /// Taps the element, and throws a failure if the page moved the element away from the pointer.
  func sendTap() async throws {
    try await waitForRest(asking: TapScript.guarding)
    let sent: Result<Void, any Error>
    do { sent = .success(try await sendUnguardedTap()) } catch { sent = .failure(error) }
    // A page that the tap has replaced, or that shows a question of the browser, does not answer: the tap went there.
    let hasMissed = (try? await page.run(TapScript.hasMissed, [])) == true
    try sent.get()
    if hasMissed {
      throw DriverFailure(code: "element click intercepted", message: "the page moved the element during the tap")
    }
  }

  private func sendUnguardedTap() async throws {
    guard page.setting.isPhone else { return try await page.tab.click(id) }
    // The standard's click supports only the mouse. It chooses an option, because browsers draw their own list.
    if try await page.run("return arguments[0].tagName", [reference]) == "OPTION" {
      return try await page.tab.click(id)
    }
    try await page.tab.tap(id, with: .finger)
  }

  func sendRightTap() async throws {
    try await waitForRest()
    try await page.tab.tap(id, with: .mouse, button: 2)
  }

  func sendLongPress(for time: Duration) async throws {
    try await waitForRest()
    let position = try await page.tab.reach(id)
    try await page.tab.perform([Pointer.finger.source([.move(position.x, position.y), .down(), .pause(time), .up()])])
  }

  func sendSwipe(_ direction: SwipeDirection, by distance: Int?) async throws {
    try await waitForRest()
    let position = try await page.tab.reach(id)
    let room =
      switch direction {
      case .left: position.x
      case .right: Int(position.windowWidth) - 1 - position.x
      case .up: position.y
      case .down: Int(position.windowHeight) - 1 - position.y
      }
    if let distance, distance > room || distance < 1 {
      throw DriverFailure(
        code: "move target out of bounds", message: "a finger there can go from 1 to \(room) pixels, not \(distance)")
    }
    let (way, step) = (distance ?? min(200, room), direction.step)
    let end = Pointer.Step.move(position.x + step.x * way, position.y + step.y * way, over: .milliseconds(200))
    try await page.tab.perform([Pointer.finger.source([.move(position.x, position.y), .down(), end, .up()])])
  }

  func sendDrag(to target: Element, holding time: Duration) async throws {
    try await waitForRest()
    try await target.waitForRest()
    let pointer = page.setting.isPhone ? Pointer.finger : Pointer.mouse
    if page.browser.options.kind == .firefox, page.browser.options.isHeadless, !page.setting.isPhone,
      try await page.run(Self.isDraggable, [reference]) == true
    {
      throw BrowserError.needsChromium(
        "drag \(locator), which is “draggable”", because: "without a window it takes hold of it, but raises no drop.")
    }
    let answer = try await page.run(ReachScript.findBoth, [reference, target.reference])
    let (start, end) = (try Reach(answer[0] ?? .null), try Reach(answer[1] ?? .null))
    // Browsers and pages recognise a drag after some pixels, and detect the element below the pointer when it moves on.
    let first = (x: start.x + max(-5, min(5, end.x - start.x)), y: start.y + max(-5, min(5, end.y - start.y)))
    try await page.tab.perform([
      pointer.source([
        .move(start.x, start.y), .down(), .pause(time), .move(first.x, first.y, over: .milliseconds(50)),
        .move(max(0, end.x - 1), end.y, over: .milliseconds(200)), .move(end.x, end.y, over: .milliseconds(50)), .up(),
      ])
    ])
  }

  /// The script that takes an element, and returns true if the browser can drag the element, or an element around it.
  /// Browsers also drag links and pictures.
  private static let isDraggable = """
    for (let one = arguments[0]; one; one = one.parentElement) if (one.draggable) return true;
    return false;
    """

  func sendPinch(by factor: Double) async throws {
    guard factor > 0, factor.isFinite else {
      throw DriverFailure(code: "invalid argument", message: "two fingers cannot pinch by \(factor)")
    }
    try await waitForRest()
    let position = try await page.tab.reach(id)
    let isWide = position.width >= position.height
    let (middle, window) = isWide ? (position.x, position.windowWidth) : (position.y, position.windowHeight)
    let room = 2 * min(Double(middle), window - 1 - Double(middle))
    // Chromium treats fingers that are closer than 125 pixels as those of one tap.
    let apart = 130.0
    let start =
      factor > 1
      ? min(apart, room / factor) : min(apart / factor, max(apart, isWide ? position.width : position.height), room)
    guard start >= 20 else {
      throw DriverFailure(
        code: "move target out of bounds", message: "two fingers have \(Int(room)) pixels there, too few for \(factor)")
    }
    func finger(_ side: Double) -> [Pointer.Step] {
      func move(_ distance: Double, over time: Duration) -> Pointer.Step {
        let offset = Int((side * distance / 2).rounded(.towardZero))
        return isWide
          ? .move(position.x + offset, position.y, over: time) : .move(position.x, position.y + offset, over: time)
      }
      return [move(start, over: .zero), .down(), move(start * factor, over: .milliseconds(300)), .up()]
    }
    try await page.tab.perform([Pointer.finger.source(finger(-1)), Pointer.secondFinger.source(finger(1))])
  }

  /// Waits until no animation moves the element any more, for at most two seconds. Then the touch happens in any case.
  ///
  /// - Parameter script: A script that takes the element, and true for the last call, and returns true if it moves.
  private func waitForRest(asking script: String = ReachScript.isMoving) async throws {
    let deadline = ContinuousClock.now + .seconds(2)
    while try await page.run(script, [reference, .bool(ContinuousClock.now >= deadline)]) == true,
      ContinuousClock.now < deadline
    {
      try await Task.sleep(for: .milliseconds(25))
    }
  }
}
