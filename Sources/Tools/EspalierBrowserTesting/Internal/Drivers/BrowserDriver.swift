import Foundation

/// A driver that starts and ends a browser: chromedriver, or Firefox itself.
protocol BrowserDriver: Sendable {
  /// The folder of the browser's temporary files. `stop()` removes it.
  var folder: URL { get }

  /// Opens an empty tab in a browser of its own, with the setting in effect.
  ///
  /// - Throws: `BrowserError` with reason `notStarted`.
  func newSession(_ setting: PageSetting) async throws -> (session: any DriverSession, tab: any DriverTab)

  /// Ends all sessions and every process, and removes the folder. Further calls do nothing.
  func stop() async
}

/// The session of one user: a separate browser with its own cookies and with one or more tabs.
///
/// Its commands and those of its tabs are carried out one at a time. They throw `DriverFailure`, which the page
/// converts to errors with a location, and `BrowserError` for failures outside of the page.
protocol DriverSession: AnyObject, Sendable {
  /// Opens a tab that shares cookies and storage with the others, with the setting in effect.
  func openTab(_ setting: PageSetting) async throws -> any DriverTab
  /// Returns the open tabs, including those that the pages opened themselves.
  func tabs() async throws -> [any DriverTab]
  /// Closes a tab. Closing the last tab also closes the browser. Further calls do nothing.
  func close(_ tab: String) async throws
  /// Returns all console messages since the session began, or since they were last removed.
  func console(tab: String) async throws -> [ConsoleMessage]
  /// Removes the console messages so far.
  func forgetConsole(tab: String) async throws
}

/// The operations of a browser in one tab. Elements are passed by name, or inside values in the format of
/// `ElementReference`.
protocol DriverTab: Sendable {
  var id: String { get }

  // Navigation.
  func open(_ address: String) async throws
  func reload() async throws
  /// Goes forward or back in the history by a number of steps. If the history has no such entry, the tab stays where it
  /// is.
  func travel(by steps: Int) async throws
  func address() async throws -> String
  func title() async throws -> String
  func source() async throws -> String

  // Scripts.
  /// Runs JavaScript statements, which receive the values as `arguments`. If they return a promise, the method waits
  /// for it.
  func run(_ body: String, _ values: [JSONValue]) async throws -> JSONValue
  /// Evaluates expressions one after the other, isolated from the page's own scripts. Returns the value of the last
  /// expression.
  func evaluateApart(_ expressions: [String]) async throws -> JSONValue
  func runBeforeEveryDocument(_ script: String) async throws
  func cdp(_ method: String, _ parameters: [String: JSONValue]) async throws -> JSONValue

  // Elements.
  func click(_ element: String) async throws
  func type(_ text: String, into element: String) async throws
  func choose(file path: String, in element: String) async throws
  func clear(_ element: String) async throws
  func text(of element: String) async throws -> String
  func isEnabled(_ element: String) async throws -> Bool
  func accessibleName(of element: String) async throws -> String
  func role(of element: String) async throws -> String
  /// Returns a picture of the element as PNG in base 64.
  func picture(of element: String) async throws -> String

  // Input.
  /// Performs actions in the WebDriver standard's format, with each origin in the format of `ElementReference`.
  func perform(_ actions: JSONValue) async throws
  func compose(_ text: String) async throws
  func commitComposition(_ text: String) async throws
  /// Returns the message of the open dialogue; fails with `no such alert` if there is none.
  func dialogue() async throws -> String
  func answerDialogue(accepting isAccepted: Bool, typing answer: String?) async throws

  // Surroundings.
  /// Returns a picture of the page as PNG in base 64.
  func picture(ofWholePage isWhole: Bool) async throws -> String
  func resize(width: Int, height: Int, _ setting: PageSetting) async throws
  func prefer(_ media: TabMedia) async throws
  func cookies() async throws -> [BrowserCookie]
  func setCookie(_ cookie: BrowserCookie) async throws
  func removeCookies() async throws
  func emulateNetwork(isOffline: Bool, latency: Duration) async throws
}
