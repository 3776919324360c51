import Foundation

/// A failure that the browser or its driver returned instead of a result.
///
/// It contains neither the page's address nor the test; `Page` converts it to a `BrowserError` that does.
struct DriverFailure: Error, Sendable {
  /// The error code of the WebDriver standard, such as `stale element reference`.
  let code: String
  /// The driver's message about the failure.
  let message: String

  init(code: String, message: String) {
    self.code = code
    // The lines after this mark repeat the versions of browser and driver.
    self.message = message.components(separatedBy: "\n  (Session info").first ?? message
  }

  /// True if the page was being replaced, so that the same command may succeed a moment later.
  var isPassing: Bool {
    let passing = [
      "stale element reference", "no such execution context", "no such frame", "no such node", "detached shadow root",
    ]
    if passing.contains(code) { return true }
    let signs = [
      "context was destroyed", "Cannot find context", "aborted by navigation", "frame was detached",
      "Actor 'MessageHandlerFrame' destroyed",
    ]
    return signs.contains { message.contains($0) }
  }

  /// True if an element exists but could not be used yet, because another element covers it, it is still moving, or the
  /// window has no room for it.
  var isObstructed: Bool {
    [
      "element click intercepted", "element not interactable", "invalid element state", "move target out of bounds",
    ].contains(code)
  }
}
