/// The reason that a browser test could not go on: what failed, where, and how to mend it.
///
/// The description is written to be read in a test report without a debugger: it names the page and the line of the
/// test, and where something was not found it quotes what the page shows instead.
public struct BrowserError: Error, Sendable, CustomStringConvertible {
  /// The kind of failure, for tests that expect one.
  public enum Reason: Sendable, Hashable {
    /// The browser or its driver could not be started.
    case notStarted
    /// No visible element matched before the deadline.
    case notFound
    /// More than one visible element matched.
    case ambiguous
    /// A condition did not come true before the deadline.
    case timedOut
    /// The element is no longer part of the page.
    case stale
    /// A script of the test threw.
    case scriptFailed
    /// A file that the test needs is missing.
    case missingFile
    /// The page or browser was closed already, or the browser does not answer.
    case gone
    /// Only Chromium can do it, and the test runs in another browser.
    case needsChromium
    /// The browser refused; the code is the one of the W3C WebDriver standard, such as `element click intercepted`.
    case refused(code: String)
  }

  /// The kind of failure.
  public let reason: Reason
  /// The failure, as one sentence.
  public let what: String
  /// The page's address, the line of the test, or both, where they are known.
  public let place: String?
  /// The advice that mends the failure.
  public let remedy: String
  /// Further facts that help to understand the failure: the page's text, the browser's log.
  public let details: String?

  init(_ reason: Reason, _ what: String, place: String? = nil, remedy: String, details: String? = nil) {
    self.reason = reason
    self.what = what
    self.place = place
    self.remedy = remedy
    self.details = details
  }

  /// The whole report, one part a line.
  public var description: String {
    var lines = [what]
    if let place { lines.append("Where: \(place)") }
    lines.append("How to mend it: \(remedy)")
    if let details { lines.append(details) }
    return lines.joined(separator: "\n")
  }
}

extension BrowserError {
  /// Returns the error for a deed that only Chromium can do; `deed` completes the sentence “Firefox cannot …”.
  static func needsChromium(_ deed: String, because reason: String) -> BrowserError {
    BrowserError(
      .needsChromium, "Firefox cannot \(deed): \(reason)",
      remedy: "Run this test in Chromium: leave \(BrowserKind.variable) away, or give BrowserOptions(kind: .chromium).")
  }
}
