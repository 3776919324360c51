import Foundation

/// A driver that starts one Firefox for each session, and controls it with WebDriver BiDi.
struct FirefoxDriver: BrowserDriver {
  private let process: DriverProcess
  private let options: BrowserOptions

  var folder: URL { process.folder }

  /// Creates the driver, which starts a Firefox only when a session begins.
  init(_ options: BrowserOptions) throws {
    guard FileManager.default.isExecutableFile(atPath: options.browserPath) else {
      throw BrowserError(
        .notStarted, "There is no Firefox at \(options.browserPath).",
        remedy: "Install it (Debian: apt-get install firefox-esr) or give BrowserOptions.browserPath.")
    }
    // Access to its own windows is needed for the focus of tabs, preferences at run time and input methods.
    var arguments = ["--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access"]
    if options.isHeadless { arguments.append("--headless") }
    self.options = options
    process = try DriverProcess(options.browserPath, of: .firefox, arguments: arguments + options.arguments)
  }

  func newSession(_ setting: PageSetting) async throws -> (session: any DriverSession, tab: any DriverTab) {
    let name = "p" + UUID().uuidString.prefix(8).lowercased()
    let profile = folder.appendingPathComponent(name, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: false)
      let preferences = Data(FirefoxPreferences(setting: setting).file.utf8)
      try preferences.write(to: profile.appendingPathComponent("user.js"))
    } catch {
      throw BrowserError(
        .gone, "The browser's folder cannot be written: \(error)", location: folder.path,
        remedy: "Open pages only before Browser.stop() is called, and check that the disk is not full.")
    }
    try await process.start(name)
    let events = FirefoxEvents()
    let connection = try await BiDiConnection.connect(port: try await port(of: name), answers: events.answers) {
      events.handle($0, $1)
    }
    let session = FirefoxSession(connection: connection, events: events, loadLimit: options.loadLimit)
    do {
      return (session, try await session.begin(setting))
    } catch {
      await session.end()
      throw error
    }
  }

  func stop() async { await process.stop() }

  private func port(of name: String) async throws -> Int {
    // A busy machine may be slow; a minute is more than any needs.
    for _ in 0..<2400 {
      if let port = await process.port(after: "WebDriver BiDi listening on ws://127.0.0.1:", in: name) { return port }
      if await process.hasEnded(name) { break }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw BrowserError(
      .notStarted, "Firefox was not ready within a minute, or ended.", location: options.browserPath,
      remedy: "Start Firefox by hand with --headless --remote-debugging-port=0 to see what it says.",
      details: "Firefox's log ends:\n" + (await process.log(of: name).suffix(2000)))
  }
}
