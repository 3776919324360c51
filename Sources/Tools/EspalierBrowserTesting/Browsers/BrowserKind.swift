import Foundation

/// The browser in which tests run.
///
/// ```swift
/// let browser = try await Browser.start(BrowserOptions(kind: .firefox))
/// ```
///
/// If a test does not specify one, it is ``standard``: Chromium, or the browser in the environment variable
/// `ESPALIER_BROWSER`. So a whole suite can run in the other browser without a change: `ESPALIER_BROWSER=firefox swift
/// test`.
///
/// Both support all functions of this library, with the exceptions that ``firefox`` lists.
public enum BrowserKind: String, Sendable, Hashable, CaseIterable {
  /// Chromium, driven by chromedriver.
  ///
  /// Without a window, it is Chromium's headless shell if that is installed (Debian: `chromium-headless-shell`). The
  /// shell is the same engine without the interface around a page, and starts in a third of the time.
  /// ``BrowserOptions/browserPath`` selects another program.
  case chromium
  /// Firefox, driven directly with WebDriver BiDi: it needs no geckodriver.
  ///
  /// It differs from Chromium in these points:
  ///
  /// - ``Page/cdp(_:_:)``, ``Element/accessibleName()`` and ``Element/role()`` throw a `BrowserError` with reason
  ///   `needsChromium`. So does ``Element/drag(to:holding:)`` of a `draggable` element while Firefox is headless, and
  ///   ``Page/zoom(to:)`` for a phone.
  /// - ``Page/render(for:)`` applies until another page is opened. The preferred contrast of a page is that of the
  ///   whole browser.
  /// - After ``Page/goOffline()``, an open WebSocket continues to work.
  /// - The page receives the events of ``Element/swipe(_:by:)`` and ``Element/pinch(by:)``, but does not scroll or
  ///   zoom.
  /// - Of several tabs, the last used one has the focus, as for a person; see ``Page/newTab()``.
  case firefox

  /// The name of the environment variable that selects the standard browser.
  static let variable = "ESPALIER_BROWSER"

  /// The browser of tests that do not specify one: Chromium, or the browser in the environment variable
  /// `ESPALIER_BROWSER`.
  public static var standard: BrowserKind {
    ProcessInfo.processInfo.environment[variable].flatMap(BrowserKind.init(rawValue:)) ?? .chromium
  }

  /// Returns the path of the browser's program from Debian's package. A Chromium without a window has a second program,
  /// which starts faster; if that one is installed, its path is returned.
  func standardPath(isHeadless: Bool) -> String {
    let shell = "/usr/bin/chromium-headless-shell"
    return switch self {
    case .chromium: isHeadless && FileManager.default.isExecutableFile(atPath: shell) ? shell : "/usr/bin/chromium"
    case .firefox: "/usr/bin/firefox-esr"
    }
  }

  /// The name of the browser, as error messages show it.
  var name: String {
    switch self {
    case .chromium: "Chromium"
    case .firefox: "Firefox"
    }
  }

  /// Throws an error if the environment variable names an unknown browser, so that tests do not run in another one.
  static func checkEnvironment() throws {
    guard let name = ProcessInfo.processInfo.environment[variable], BrowserKind(rawValue: name) == nil else { return }
    throw BrowserError(
      .notStarted, "\(variable) is “\(name)”, and there is no such browser.",
      remedy: "Set it to one of: \(allCases.map(\.rawValue).joined(separator: ", ")).")
  }
}
