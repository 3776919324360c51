public import Foundation

/// A real browser for tests: a chromedriver of its own, with any number of pages.
///
/// ```swift
/// let browser = try await Browser.start()
/// let page = try await browser.newPage(colourScheme: .dark, language: "de-DE", timeZone: "Europe/Berlin")
/// try await page.open("http://127.0.0.1:8080/")
/// try await page.tap(.button("Anmelden"))
/// await browser.stop()
/// ```
///
/// Browsers and pages may be used from any task; commands to one page are carried out in turn. Nothing outlives the
/// test: `stop()` ends every process and removes every temporary file, and so does a watchdog when the browser is
/// forgotten or the test process dies.
public final class Browser: Sendable {
  private let process: DriverProcess
  private let connection: DriverConnection
  let options: BrowserOptions

  private init(process: DriverProcess, connection: DriverConnection, options: BrowserOptions) {
    self.process = process
    self.connection = connection
    self.options = options
  }

  /// Starts chromedriver and returns when it is ready for pages.
  ///
  /// - Throws: `BrowserError` with reason `notStarted` when it is missing or not ready within a minute.
  public static func start(_ options: BrowserOptions = BrowserOptions()) async throws -> Browser {
    // A chromedriver looks for a free port by itself, and gives up when another program takes it in between.
    var log = ""
    for _ in 0..<3 {
      let process = try DriverProcess(driverPath: options.driverPath)
      if let connection = try await connect(to: process) {
        return Browser(process: process, connection: connection, options: options)
      }
      log = await process.log
      await process.stop()
    }
    throw BrowserError(
      .notStarted, "chromedriver was not ready within a minute, in three attempts.", place: options.driverPath,
      remedy: "Start chromedriver by hand with --port=0 to see what it says.", details: log)
  }

  /// Starts a browser for the time of some work, and stops it however the work ends.
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

  /// Opens an empty page in a Chromium of its own, so that it shares no cookies, storage or cache with others.
  ///
  /// That takes about half a second. Use `Page.newTab()` for a second tab of the same user.
  ///
  /// - Throws: `BrowserError` with reason `notStarted` when Chromium does not start.
  public func newPage(_ setting: PageSetting) async throws -> Page {
    let answer: JSONValue
    do {
      answer = try await connection.send("POST", "/session", capabilities(setting))
    } catch let failure as DriverFailure {
      throw BrowserError(
        .notStarted, "Chromium did not start: \(failure.message)", place: options.browserPath,
        remedy: "Check that Chromium and chromedriver have the same version and that memory is left; "
          + "start Chromium by hand with --headless=new --dump-dom about:blank to see what it says.",
        details: await logTail())
    }
    guard let id = answer["sessionId"]?.stringValue else {
      throw BrowserError(
        .notStarted, "chromedriver opened no session.", place: options.browserPath,
        remedy: "Check that BrowserOptions.driverPath is a chromedriver of the W3C WebDriver standard.",
        details: await logTail())
    }
    let session = DriverSession(connection: connection, id: id)
    do {
      let page = Page(session: session, tab: try await session.firstTab(), browser: self, setting: setting)
      try await page.prepare()
      return page
    } catch {
      await session.end()
      throw error
    }
  }

  /// Opens an empty page, with what differs from the standard setting written out; see `PageSetting`.
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

  /// Ends the browser with all its pages and removes its temporary files. Doing it twice is harmless.
  public func stop() async {
    await process.stop()
  }

  /// Where the browser keeps its temporary files; gone after `stop()`.
  public var folder: URL { process.folder }

  /// The connection to a chromedriver that is ready within 20 seconds, else nil. Stops what it throws over.
  private static func connect(to process: DriverProcess) async throws -> DriverConnection? {
    do {
      for _ in 0..<800 {
        if let port = await process.port() {
          let connection = DriverConnection(port: port)
          if try await connection.send("GET", "/status")["ready"]?.boolValue == true { return connection }
        }
        if await process.hasGivenUp { return nil }
        try await Task.sleep(for: .milliseconds(25))
      }
      return nil
    } catch {
      await process.stop()
      throw error
    }
  }

  private func capabilities(_ setting: PageSetting) -> JSONValue {
    let profile = folder.appendingPathComponent("p" + UUID().uuidString.prefix(8)).path
    let language = setting.language
    let languages = [language] + language.split(separator: "-").prefix(1).map(String.init).filter { $0 != language }
    var arguments = [
      "--user-data-dir=\(profile)", "--window-size=\(setting.width),\(setting.height)",
      "--accept-lang=\(languages.joined(separator: ","))", "--disable-dev-shm-usage", "--force-color-profile=srgb",
      "--disable-background-networking", "--no-first-run",
      // A test goes through more places in ten seconds than the 200 after which a browser stops following.
      "--disable-ipc-flooding-protection",
    ]
    if options.isHeadless { arguments.append("--headless=new") }
    // Chromium refuses to sandbox itself for root, as in most containers.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    arguments += options.arguments
    return [
      "capabilities": [
        "alwaysMatch": [
          "browserName": "chrome", "unhandledPromptBehavior": "ignore", "goog:loggingPrefs": ["browser": "ALL"],
          "timeouts": ["pageLoad": .number(options.loadLimit.milliseconds), "script": 30_000],
          "goog:chromeOptions": [
            "binary": .string(options.browserPath), "args": .array(arguments.map(JSONValue.string)),
          ],
        ]
      ]
    ]
  }

  private func logTail() async -> String { "chromedriver's log ends:\n" + (await process.log.suffix(2000)) }
}
