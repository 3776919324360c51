public import Foundation

extension Page {
  /// A picture of the page as PNG: what the viewport shows, or the whole height of the document.
  public func screenshot(ofWholePage isWhole: Bool = false) async throws -> Data {
    let picture = try await command("take a picture") { try await $0.picture(ofWholePage: isWhole) }
    guard let data = Data(base64Encoded: picture), !data.isEmpty else {
      throw BrowserError(
        .refused(code: "unable to capture screen"), "The browser gave no picture.", place: await place(),
        remedy: "Check that the page has a height and a width.")
    }
    return data
  }

  /// Changes the size of the viewport, as if the user resized the window or turned the phone.
  ///
  /// The size is that of a page that is not zoomed; the zoom of `zoom(to:)` stays.
  public func resize(width: Int, height: Int) async throws {
    try await changeWindow("resize the page") { ($0.width, $0.height) = (width, height) }
  }

  /// Zooms the page as the menu of a desktop browser does: the window stays, and one CSS pixel takes `factor` as much of
  /// it in each direction.
  ///
  /// At 4, a window of 1280 pixels has a page of 320 CSS pixels, at which success criterion 1.4.10 of WCAG asks that
  /// nothing scrolls in two directions:
  ///
  /// ```swift
  /// try await page.zoom(to: 4)
  /// #expect(try await page.overprints() == [])
  /// ```
  ///
  /// The zoom stays when another address is opened, and ends with `zoom(to: 1)`. Two fingers zoom in another way, which
  /// leaves the layout as it is: see `pinch(_:by:)`.
  ///
  /// - Parameter factor: The size of the page against that of `PageSetting`, from 0.25 to 5.
  /// - Throws: `BrowserError` with reason `refused("invalid argument")` for another factor, and with reason
  ///   `needsChromium` for a phone in Firefox.
  public func zoom(to factor: Double) async throws {
    guard factor >= 0.25, factor <= 5 else {
      throw BrowserError(
        .refused(code: "invalid argument"), "No browser zooms a page to \(factor).", place: await place(),
        remedy: "Give a factor from 0.25 to 5; 4 is what browsers call 400 %.")
    }
    if browser.options.kind == .firefox, setting.isPhone {
      throw BrowserError.needsChromium(
        "zoom a page on a phone", because: "it waits for a width that a page with a viewport element does not take.")
    }
    try await changeWindow("zoom the page") { $0.zoom = factor }
  }

  /// Changes what the user prefers while the page is open, as a change in the system's settings does.
  ///
  /// ```swift
  /// try await page.prefer(colourScheme: .dark, contrast: .forced)
  /// ```
  ///
  /// - Parameters:
  ///   - colourScheme: The preference for bright or dark pages. Colours that are forced are dark with it in Chromium;
  ///     in Firefox they are black on white.
  ///   - reducesMotion: True if the user asks for less motion.
  ///   - contrast: The preference for contrast.
  public func prefer(
    colourScheme: ColourScheme, reducesMotion: Bool = false, contrast: Contrast = .standard
  ) async throws {
    try await changeMedia("change what the user prefers") {
      ($0.colourScheme, $0.reducesMotion, $0.contrast) = (colourScheme, reducesMotion, contrast)
    }
  }

  /// Lays the page out by the rules for a medium, in the window that it has, until another medium is named; in Firefox also
  /// until another page is opened.
  ///
  /// ```swift
  /// try await page.render(for: .print)
  /// #expect(try await page.find(.css("table").first).text() == "Rent 900")
  /// ```
  ///
  /// No sheets are made: the page can be read and measured as before. For paper, `prefers-color-scheme` is `light`
  /// whatever the user prefers, as when browsers print.
  public func render(for medium: Medium) async throws {
    try await changeMedia("lay the page out for \(medium)") { $0.medium = medium }
  }

  /// The cookies that the browser would send to the page's address, the hidden ones included.
  public func cookies() async throws -> [BrowserCookie] {
    try await command("read the cookies") { try await $0.cookies() }
  }

  /// The cookie with a name, or nil.
  public func cookie(_ name: String) async throws -> BrowserCookie? {
    try await cookies().first { $0.name == name }
  }

  /// Sets a cookie for the page's host; a page of that host must be open.
  public func setCookie(_ cookie: BrowserCookie) async throws {
    try await command("set the cookie “\(cookie.name)”") { try await $0.setCookie(cookie) }
  }

  /// Takes all cookies of the page's host away.
  public func removeCookies() async throws { try await command("remove the cookies") { try await $0.removeCookies() } }

  /// Everything reported to the console since this user's first tab was opened, in all of their tabs.
  ///
  /// Messages arrive a moment after their cause: wait for an effect first where one is expected.
  public func consoleMessages() async throws -> [ConsoleMessage] {
    try await translate("read the console") { try await self.session.console(tab: self.tab.id) }
  }

  /// The errors among the console's messages: uncaught exceptions, failed requests, violations of the content security
  /// policy, and what the page itself reports as an error.
  public func consoleErrors() async throws -> [ConsoleMessage] { try await consoleMessages().filter(\.isError) }

  /// Forgets the messages so far, for tests that cause errors on purpose.
  public func forgetConsoleMessages() async throws {
    try await translate("read the console") { try await self.session.forgetConsole(tab: self.tab.id) }
  }
}
