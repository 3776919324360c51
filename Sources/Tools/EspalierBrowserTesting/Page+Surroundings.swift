public import Foundation

extension Page {
  /// Returns a picture of the page as PNG: the viewport, or the whole height of the document.
  public func screenshot(ofWholePage isWhole: Bool = false) async throws -> Data {
    let picture = try await command("take a picture") { try await $0.picture(ofWholePage: isWhole) }
    guard let data = Data(base64Encoded: picture), !data.isEmpty else {
      throw BrowserError(
        .refused(code: "unable to capture screen"), "The browser gave no picture.", location: await location(),
        remedy: "Check that the page has a height and a width.")
    }
    return data
  }

  /// Changes the size of the viewport, as if the user resized the window or turned the phone.
  ///
  /// The size is that of an unzoomed page; the zoom of `zoom(to:)` stays in effect.
  public func resize(width: Int, height: Int) async throws {
    try await changeWindow("resize the page") { ($0.width, $0.height) = (width, height) }
  }

  /// Zooms the page as the menu of a desktop browser does: the window keeps its size, and one CSS pixel is `factor`
  /// times as large in each direction.
  ///
  /// At 4, a window of 1280 pixels has a page of 320 CSS pixels, at which success criterion 1.4.10 of WCAG requires
  /// that nothing scrolls in two directions:
  ///
  /// ```swift
  /// try await page.zoom(to: 4)
  /// #expect(try await page.overprints() == [])
  /// ```
  ///
  /// The zoom stays in effect when another address is opened, and ends with `zoom(to: 1)`. A zoom with two fingers does
  /// not change the layout: see `pinch(_:by:)`.
  ///
  /// - Parameter factor: The size of the page relative to that of `PageSetting`, from 0.25 to 5.
  /// - Throws: `BrowserError` with reason `refused("invalid argument")` for another factor, and with reason
  ///   `needsChromium` for a phone in Firefox.
  public func zoom(to factor: Double) async throws {
    guard factor >= 0.25, factor <= 5 else {
      throw BrowserError(
        .refused(code: "invalid argument"), "No browser zooms a page to \(factor).", location: await location(),
        remedy: "Give a factor from 0.25 to 5; 4 is what browsers call 400 %.")
    }
    if browser.options.kind == .firefox, setting.isPhone {
      throw BrowserError.needsChromium(
        "zoom a page on a phone", because: "it waits for a width that a page with a viewport element does not take.")
    }
    try await changeWindow("zoom the page") { $0.zoom = factor }
  }

  /// Changes the user's preferences while the page is open, as a change in the system's settings does.
  ///
  /// ```swift
  /// try await page.prefer(colourScheme: .dark, contrast: .forced)
  /// ```
  ///
  /// - Parameters:
  ///   - colourScheme: The preference for light or dark pages. It makes forced colours dark in Chromium; in Firefox
  ///     they are black on white.
  ///   - reducesMotion: True if the user prefers reduced motion.
  ///   - contrast: The preference for contrast.
  public func prefer(
    colourScheme: ColourScheme, reducesMotion: Bool = false, contrast: Contrast = .standard
  ) async throws {
    try await changeMedia("change what the user prefers") {
      ($0.colourScheme, $0.reducesMotion, $0.contrast) = (colourScheme, reducesMotion, contrast)
    }
  }

  /// Lays out the page by the rules for a medium, in its current window. The medium applies until another medium is
  /// set. In Firefox, it also ends when another page is opened.
  ///
  /// ```swift
  /// try await page.render(for: .print)
  /// #expect(try await page.find(.css("table").first).text() == "Rent 900")
  /// ```
  ///
  /// The page is not divided into sheets: it can be read and measured as before. For paper, `prefers-color-scheme` is
  /// `light` for any user preference, as when browsers print.
  public func render(for medium: Medium) async throws {
    try await changeMedia("lay the page out for \(medium)") { $0.medium = medium }
  }

  /// Returns the cookies that the browser would send to the page's address, including the hidden ones.
  public func cookies() async throws -> [BrowserCookie] {
    try await command("read the cookies") { try await $0.cookies() }
  }

  /// Returns the cookie with a name; nil if no such cookie would be sent to the page's address.
  public func cookie(_ name: String) async throws -> BrowserCookie? {
    try await cookies().first { $0.name == name }
  }

  /// Sets a cookie for the page's host; a page of that host must be open.
  public func setCookie(_ cookie: BrowserCookie) async throws {
    try await command("set the cookie “\(cookie.name)”") { try await $0.setCookie(cookie) }
  }

  /// Removes all cookies of the page's host.
  public func removeCookies() async throws { try await command("remove the cookies") { try await $0.removeCookies() } }

  /// Returns the console messages of all tabs of the page's user, since the user's first tab was opened, or since the
  /// messages were last removed.
  ///
  /// Messages arrive a moment after their cause: if you expect one, wait for an effect of the cause first.
  public func consoleMessages() async throws -> [ConsoleMessage] {
    try await translate("read the console") { try await self.session.console(tab: self.tab.id) }
  }

  /// Returns the errors among the console's messages: uncaught exceptions, failed requests, violations of the content
  /// security policy, and errors that the page itself reports.
  public func consoleErrors() async throws -> [ConsoleMessage] { try await consoleMessages().filter(\.isError) }

  /// Removes the console messages so far, for tests that cause errors on purpose.
  public func forgetConsoleMessages() async throws {
    try await translate("read the console") { try await self.session.forgetConsole(tab: self.tab.id) }
  }
}
