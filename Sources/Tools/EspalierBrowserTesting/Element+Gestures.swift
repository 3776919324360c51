extension Element {
  /// Taps the element's middle with the right button of the mouse, which opens its context menu; scrolls to it first.
  ///
  /// It is the mouse on a phone too; there a person presses long.
  ///
  /// - Throws: `BrowserError` as `tap()` does.
  public func rightTap() async throws {
    try await page.translate("right tap \(locator)") { try await sendRightTap() }
  }

  /// Leaves a finger on the element's middle for a while; scrolls to it first.
  ///
  /// Every page can be touched, not only one that is a phone. The page gets the events of a touch, and can tell from the
  /// time that it is a long one. What a phone adds by itself stays away, since neither browser takes the touch of a test
  /// for a long one: no `contextmenu` is raised, and in Chromium a `click` follows when the finger leaves. A menu that
  /// opens on `contextmenu` is tested by `rightTap()`.
  ///
  /// - Throws: `BrowserError` as `tap()` does.
  public func longPress(for time: Duration = .milliseconds(800)) async throws {
    try await page.translate("press long on \(locator)") { try await sendLongPress(for: time) }
  }

  /// Moves a finger quickly from the element's middle into a direction; scrolls to it first.
  ///
  /// Every page can be touched, not only one that is a phone. Chromium scrolls where the page leaves the touch to it; in
  /// Firefox the page gets the events, and the browser does not scroll by them.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the finger goes.
  ///   - distance: The length of the way in CSS pixels; nil for 200, or as many as there are to the window's edge.
  /// - Throws: `BrowserError` as `tap()` does, and with reason `refused("move target out of bounds")` where the window
  ///   ends before a `distance` that was given.
  public func swipe(_ direction: SwipeDirection, by distance: Int? = nil) async throws {
    try await page.translate("swipe \(locator)") { try await sendSwipe(direction, by: distance) }
  }

  /// Drags the element to the middle of another: with the mouse, or with a finger on a phone. Scrolls both into sight.
  ///
  /// Both ways of dragging work: with the events of a pointer, and with `draggable` and its `dragstart` to `drop`. For
  /// the latter a headless Firefox, which raises no `drop`, throws.
  ///
  /// - Parameters:
  ///   - target: The element over which it is let go.
  ///   - time: The time that the pointer rests before it moves, for pages that drag after a long press only.
  /// - Throws: `BrowserError` as `tap()` does, with reason `refused("move target out of bounds")` where the two are not in
  ///   the window at once, and with reason `needsChromium`.
  public func drag(to target: Element, holding time: Duration = .zero) async throws {
    try await page.translate("drag \(locator) to \(target.locator)") { try await sendDrag(to: target, holding: time) }
  }

  /// Moves two fingers on the element apart or together, along its longer side; scrolls to it first.
  ///
  /// Every page can be touched, not only one that is a phone. Fingers that part begin 130 CSS pixels from each other, or
  /// closer where the window has less room. In Chromium that zooms the page where it leaves the touch to the browser, by a
  /// little less than the fingers say, since their first pixels only tell a pinch from a tap; `visualViewport.scale` is
  /// the outcome. In Firefox the page gets the events, and the browser does not zoom by them.
  ///
  /// - Parameter factor: The distance of the fingers at the end, against that at the beginning: above 1 to enlarge, below
  ///   1 to make smaller.
  /// - Throws: `BrowserError` as `tap()` does, with reason `refused("invalid argument")` for a factor that is not above 0,
  ///   and with reason `refused("move target out of bounds")` where the window has no room for it.
  public func pinch(by factor: Double) async throws {
    try await page.translate("pinch \(locator)") { try await sendPinch(by: factor) }
  }
}
