public import Foundation

/// A real browser for tests, with any number of pages.
///
/// ```swift
/// let browser = try await Browser.start()
/// let page = try await browser.newPage(colourScheme: .dark, language: "de-DE", timeZone: "Europe/Berlin")
/// try await page.open("http://127.0.0.1:8080/")
/// try await page.tap(.button("Anmelden"))
/// await browser.stop()
/// ```
///
/// It is Chromium by default, or Firefox if the options or the environment specify it; see ``BrowserKind``.
///
/// Browsers and pages may be used from any task; commands to one page are carried out one at a time. Nothing outlives
/// the test: `stop()` ends every process and removes every temporary file. A watchdog does the same if the test does
/// not stop the browser or the test process dies.
public final class Browser: Sendable {
  private let driver: any BrowserDriver
  let options: BrowserOptions
  let windows = TabWindows()

  private init(driver: any BrowserDriver, options: BrowserOptions) {
    self.driver = driver
    self.options = options
  }

  /// Starts the browser or its driver, and returns when pages can be opened.
  ///
  /// - Throws: `BrowserError` with reason `notStarted` when the browser or its driver is missing, or is not ready
  ///   within a minute.
  public static func start(_ options: BrowserOptions = BrowserOptions()) async throws -> Browser {
    try BrowserKind.checkEnvironment()
    let driver: any BrowserDriver =
      switch options.kind {
      case .chromium: try await ChromiumDriver.start(options)
      case .firefox: try FirefoxDriver(options)
      }
    return Browser(driver: driver, options: options)
  }

  /// Starts a browser, runs a closure with it, and stops the browser afterwards, also after an error.
  public static func run<Result: Sendable>(
    _ options: BrowserOptions = BrowserOptions(), _ work: @Sendable (Browser) async throws -> Result
  ) async throws -> Result {
    let browser = try await start(options)
    do {
      let result = try await work(browser)
      await browser.stop()
      return result
    } catch {
      await browser.stop()
      throw error
    }
  }

  /// Opens an empty page in a process of its own, so that it shares no cookies, storage or cache with others.
  ///
  /// That takes about half a second in Chromium and one in Firefox. Use `Page.newTab()` for a second tab of the same user.
  ///
  /// - Throws: `BrowserError` with reason `notStarted` when the browser does not start.
  public func newPage(_ setting: PageSetting) async throws -> Page {
    do {
      let (session, tab) = try await driver.newSession(setting)
      return Page(session: session, tab: tab, browser: self, setting: setting)
    } catch let failure as DriverFailure {
      throw BrowserError(
        .notStarted, "\(options.kind.name) did not take the page's setting: \(failure.message)",
        location: options.browserPath,
        remedy:
          "Check that the language is a BCP 47 tag and the time zone an IANA name, and that the size is above zero.")
    }
  }

  /// Opens an empty page, with the differences from the standard setting as arguments; see `PageSetting`.
  public func newPage(
    width: Int = 1280,
    height: Int = 800,
    colourScheme: ColourScheme = .light,
    reducesMotion: Bool = false,
    language: String = "en-US",
    timeZone: String = "UTC",
    isPhone: Bool = false
  ) async throws -> Page {
    try await newPage(
      PageSetting(
        width: width, height: height, scale: isPhone ? 2 : 1, colourScheme: colourScheme,
        reducesMotion: reducesMotion, language: language, timeZone: timeZone, isPhone: isPhone))
  }

  /// Ends the browser with all its pages and removes its temporary files. Further calls do nothing.
  public func stop() async {
    await driver.stop()
  }

  /// The folder of the browser's temporary files. `stop()` removes it.
  public var folder: URL { driver.folder }
}
