/// An error that ends a browser test: what failed, where, and how to correct it.
///
/// The description can be read in a test report without a debugger. It names the page and the line of the test. If an
/// element was not found, it quotes the text of the page.
public struct BrowserError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, for tests that expect one.
  public enum Reason: Sendable, Hashable {
    /// The browser or its driver could not be started.
    case notStarted
    /// No visible element matched before the deadline.
    case notFound
    /// More than one visible element matched.
    case ambiguous
    /// A condition was not true before the deadline.
    case timedOut
    /// The element is no longer part of the page.
    case stale
    /// A script of the test threw an error.
    case scriptFailed
    /// A file that the test needs is missing.
    case missingFile
    /// The page or browser was already closed, or the browser does not respond.
    case gone
    /// Only Chromium supports the operation, and the test runs in another browser.
    case needsChromium
    /// The browser refused the command. The code is that of the W3C WebDriver standard, such as `element click
    /// intercepted`.
    case refused(code: String)
  }

  /// The kind of failure.
  public let reason: Reason
  /// The failure, as one sentence.
  public let what: String
  /// The page's address, the line of the test, or both, if known.
  public let location: String?
  /// The advice on how to correct the failure.
  public let remedy: String
  /// Further facts about the failure: the page's text, the browser's log.
  public let details: String?

  init(_ reason: Reason, _ what: String, location: String? = nil, remedy: String, details: String? = nil) {
    self.reason = reason
    self.what = what
    self.location = location
    self.remedy = remedy
    self.details = details
  }

  /// The whole report, with one part on each line.
  public var description: String {
    var lines = [what]
    if let location { lines.append("Where: \(location)") }
    lines.append("How to mend it: \(remedy)")
    if let details { lines.append(details) }
    return lines.joined(separator: "\n")
  }
}

extension BrowserError {
  /// Returns the error for an operation that only Chromium supports; `deed` completes the sentence “Firefox cannot …”.
  static func needsChromium(_ deed: String, because reason: String) -> BrowserError {
    BrowserError(
      .needsChromium, "Firefox cannot \(deed): \(reason)",
      remedy: "Run this test in Chromium: leave \(BrowserKind.variable) away, or give BrowserOptions(kind: .chromium).")
  }
}
