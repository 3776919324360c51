import Foundation

/// The browser that tests run in.
///
/// ```swift
/// let browser = try await Browser.start(BrowserOptions(kind: .firefox))
/// ```
///
/// Where a test does not say, it is ``standard``: Chromium, or what the environment variable `ESPALIER_BROWSER` names.
/// So a whole suite runs in the other browser without a change: `ESPALIER_BROWSER=firefox swift test`.
///
/// Both do all that this library offers, with the exceptions that ``firefox`` names.
public enum BrowserKind: String, Sendable, Hashable, CaseIterable {
  /// Chromium, driven by chromedriver.
  ///
  /// Without a window it is Chromium's headless shell where that is installed (Debian: `chromium-headless-shell`): the same
  /// engine without what stands around a page, which starts in a third of the time. ``BrowserOptions/browserPath`` names
  /// another one.
  case chromium
  /// Firefox, driven by itself with WebDriver BiDi: it needs no geckodriver.
  ///
  /// It differs from Chromium in these points:
  ///
  /// - ``Page/cdp(_:_:)``, ``Element/accessibleName()`` and ``Element/role()`` throw a `BrowserError` with reason
  ///   `needsChromium`. So does ``Element/drag(to:holding:)`` of a `draggable` element while Firefox is headless, and
  ///   ``Page/zoom(to:)`` for a phone.
  /// - ``Page/render(for:)`` holds until another page is opened. Contrast that a page prefers is that of the whole browser.
  /// - After ``Page/goOffline()`` a WebSocket that is open goes on.
  /// - The page gets the events of ``Element/swipe(_:by:)`` and ``Element/pinch(by:)``, but does not scroll or zoom.
  /// - Of several tabs the one that was used last has the focus, as with a person; see ``Page/newTab()``.
  case firefox

  /// The name of the environment variable that says which browser is the standard one.
  static let variable = "ESPALIER_BROWSER"

  /// The browser of tests that do not say which: Chromium, or what the environment variable `ESPALIER_BROWSER` names.
  public static var standard: BrowserKind {
    ProcessInfo.processInfo.environment[variable].flatMap(BrowserKind.init(rawValue:)) ?? .chromium
  }

  /// Returns the program of Debian's package; of those for Chromium without a window, the one that starts faster.
  func standardPath(isHeadless: Bool) -> String {
    let shell = "/usr/bin/chromium-headless-shell"
    return switch self {
    case .chromium: isHeadless && FileManager.default.isExecutableFile(atPath: shell) ? shell : "/usr/bin/chromium"
    case .firefox: "/usr/bin/firefox-esr"
    }
  }

  /// The name as errors write it.
  var name: String {
    switch self {
    case .chromium: "Chromium"
    case .firefox: "Firefox"
    }
  }

  /// Says so where the environment names a browser that there is none of, instead of taking another one.
  static func checkEnvironment() throws {
    guard let name = ProcessInfo.processInfo.environment[variable], BrowserKind(rawValue: name) == nil else { return }
    throw BrowserError(
      .notStarted, "\(variable) is “\(name)”, and there is no such browser.",
      remedy: "Set it to one of: \(allCases.map(\.rawValue).joined(separator: ", ")).")
  }
}
