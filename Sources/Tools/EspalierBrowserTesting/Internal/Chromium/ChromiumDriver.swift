import Foundation

/// A driver that runs its own chromedriver, with a Chromium for each session.
struct ChromiumDriver: BrowserDriver {
  private static let name = "chromedriver"
  private let process: DriverProcess
  private let connection: ChromedriverConnection
  private let options: BrowserOptions

  var folder: URL { process.folder }

  /// Starts chromedriver and returns when it is ready for sessions.
  static func start(_ options: BrowserOptions) async throws -> ChromiumDriver {
    guard FileManager.default.isExecutableFile(atPath: options.driverPath) else {
      throw BrowserError(
        .notStarted, "There is no chromedriver at \(options.driverPath).",
        remedy: "Install it (Debian: apt-get install chromium chromium-driver) or give BrowserOptions.driverPath.")
    }
    // chromedriver searches for a free port itself, and ends if another program takes that port in the meantime.
    var log = ""
    for _ in 0..<3 {
      let process = try DriverProcess(options.driverPath, of: .chromium)
      try await process.start(name)
      if let connection = try await connect(to: process) {
        return ChromiumDriver(process: process, connection: connection, options: options)
      }
      log = await process.log(of: name)
      await process.stop()
    }
    throw BrowserError(
      .notStarted, "chromedriver was not ready within a minute, in three attempts.", location: options.driverPath,
      remedy: "Start chromedriver by hand with --port=0 to see what it says.", details: log)
  }

  func newSession(_ setting: PageSetting) async throws -> (session: any DriverSession, tab: any DriverTab) {
    let answer: JSONValue
    do {
      answer = try await connection.send("POST", "/session", capabilities(setting))
    } catch let failure as DriverFailure {
      throw BrowserError(
        .notStarted, "Chromium did not start: \(failure.message)", location: options.browserPath,
        remedy: "Check that Chromium and chromedriver have the same version and that memory is left; "
          + "start Chromium by hand with --headless=new --dump-dom about:blank to see what it says.",
        details: await logTail())
    }
    guard let id = answer["sessionId"]?.stringValue else {
      throw BrowserError(
        .notStarted, "chromedriver opened no session.", location: options.browserPath,
        remedy: "Check that BrowserOptions.driverPath is a chromedriver of the W3C WebDriver standard.",
        details: await logTail())
    }
    let limit = max(.seconds(60), options.loadLimit + .seconds(10))
    let session = ChromiumSession(connection: connection, id: id, limit: limit)
    do {
      return (session, try await session.firstTab(setting))
    } catch {
      await session.end()
      throw error
    }
  }

  func stop() async { await process.stop() }

  /// Returns the connection to a chromedriver when it is ready. If it is not ready within 20 seconds, the method stops
  /// the process and returns nil.
  private static func connect(to process: DriverProcess) async throws -> ChromedriverConnection? {
    do {
      for _ in 0..<800 {
        if let port = await process.port(after: "started successfully on port ", in: name) {
          let connection = ChromedriverConnection(port: port)
          if try await connection.send("GET", "/status")["ready"]?.boolValue == true { return connection }
        }
        if await process.hasEnded(name) { return nil }
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
      // A test navigates more often in ten seconds than the 200 times after which a browser stops following.
      "--disable-ipc-flooding-protection",
    ]
    // The shell has no window, and does not support that argument.
    let isShell = options.browserPath.hasSuffix("headless-shell")
    if options.isHeadless, !isShell { arguments.append("--headless=new") }
    // Chromium refuses to run its sandbox as root, which is the user in most containers.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    arguments += options.arguments
    return [
      "capabilities": [
        "alwaysMatch": [
          "browserName": isShell ? "chrome-headless-shell" : "chrome", "unhandledPromptBehavior": "ignore",
          "goog:loggingPrefs": ["browser": "ALL"],
          "timeouts": [
            "pageLoad": .number(options.loadLimit.milliseconds),
            "script": .number(30_000 * Double(BrowserOptions.slowness)),
          ],
          "goog:chromeOptions": [
            "binary": .string(options.browserPath), "args": .array(arguments.map(JSONValue.string)),
          ],
        ]
      ]
    ]
  }

  private func logTail() async -> String {
    "chromedriver's log ends:\n" + (await process.log(of: Self.name).suffix(2000))
  }
}
