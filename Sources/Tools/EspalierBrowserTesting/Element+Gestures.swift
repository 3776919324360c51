extension Element {
  /// Taps the element's middle with the right button of the mouse, which opens its context menu; scrolls to it first.
  ///
  /// It uses the mouse on a phone too, where a person makes a long press.
  ///
  /// - Throws: `BrowserError` as `tap()` does.
  public func rightTap() async throws {
    try await page.translate("right tap \(locator)") { try await sendRightTap() }
  }

  /// Scrolls to the element, and touches and holds its middle.
  ///
  /// It works on every page, not only on a phone. The page receives the events of a touch, and can recognise a long one
  /// by its duration. The browser itself does not treat the touch of a test as a long press: it raises no
  /// `contextmenu`, and in Chromium a `click` follows when the finger leaves. Test a menu that opens on `contextmenu`
  /// with `rightTap()`.
  ///
  /// - Throws: `BrowserError` as `tap()` does.
  public func longPress(for time: Duration = .milliseconds(800)) async throws {
    try await page.translate("press long on \(locator)") { try await sendLongPress(for: time) }
  }

  /// Moves a finger quickly from the element's middle in a direction; scrolls to it first.
  ///
  /// It works on every page, not only on a phone. Chromium scrolls if the page leaves the touch to the browser. In
  /// Firefox the page receives the events, but the browser does not scroll.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - distance: The distance in CSS pixels; nil for 200, or for the distance to the window's edge if that is less.
  /// - Throws: `BrowserError` as `tap()` does, and with reason `refused("move target out of bounds")` if a specified
  ///   `distance` leads out of the window.
  public func swipe(_ direction: SwipeDirection, by distance: Int? = nil) async throws {
    try await page.translate("swipe \(locator)") { try await sendSwipe(direction, by: distance) }
  }

  /// Drags the element to the middle of another, with the mouse, or with a finger on a phone; scrolls both into view
  /// first.
  ///
  /// Both kinds of dragging work: with the events of a pointer, and with `draggable` and its `dragstart` to `drop`. For
  /// the latter, a headless Firefox, which raises no `drop`, throws.
  ///
  /// - Parameters:
  ///   - target: The element on which it is dropped.
  ///   - time: The time that the pointer rests before it moves, for pages that drag only after a long press.
  /// - Throws: `BrowserError` as `tap()` does, with reason `refused("move target out of bounds")` if the window does
  ///   not show both at once, and with reason `needsChromium`.
  public func drag(to target: Element, holding time: Duration = .zero) async throws {
    try await page.translate("drag \(locator) to \(target.locator)") { try await sendDrag(to: target, holding: time) }
  }

  /// Moves two fingers on the element apart or together, along its longer side; scrolls to it first.
  ///
  /// It works on every page, not only on a phone. Fingers that move apart begin 130 CSS pixels from each other, or
  /// closer if the window has less room. In Chromium this zooms the page if the page leaves the touch to the browser.
  /// The zoom is a little less than the movement of the fingers, because their first pixels only distinguish a pinch
  /// from a tap; `visualViewport.scale` is the result. In Firefox the page receives the events, but the browser does
  /// not zoom.
  ///
  /// - Parameter factor: The distance of the fingers at the end, relative to that at the beginning: above 1 to enlarge,
  ///   below 1 to reduce.
  /// - Throws: `BrowserError` as `tap()` does, with reason `refused("invalid argument")` for a factor that is not above
  ///   0, and with reason `refused("move target out of bounds")` if the window has no room for it.
  public func pinch(by factor: Double) async throws {
    try await page.translate("pinch \(locator)") { try await sendPinch(by: factor) }
  }
}
