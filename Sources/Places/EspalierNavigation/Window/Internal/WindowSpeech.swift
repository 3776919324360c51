internal import EspalierScreens
internal import EspalierViews

/// The language and words of a window, its log of errors, and the form that was rejected last.
@MainActor
final class WindowSpeech {
  private(set) var localization: Localization
  private(set) var words: ChromeWords
  var failures = FailureLog { _ in }
  private var refused: (rejection: SubmissionRejection, path: Path)?

  init(_ localization: Localization, _ words: ChromeWords?) {
    self.localization = localization
    self.words = words ?? .of(localization)
  }

  /// Sets another language. Words of the framework in the previous language change to the new one.
  func speak(_ new: Localization) {
    if words == .of(localization) { words = .of(new) }
    localization = new
  }

  /// Sets other words of the framework.
  /// - Returns: True if they differ from the previous ones.
  func use(_ new: ChromeWords) -> Bool {
    defer { words = new }
    return new != words
  }

  /// Runs work in the language of the window.
  func speaking<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Localization.$current.withValue(localization) {
      try ChromeWords.$current.withValue(words) {
        try FailureLog.$current.withValue(failures) {
          try SubmissionRejection.$current.withValue(refused?.rejection) { try work() }
        }
      }
    }
  }

  /// Records a rejected form, which was submitted at a place.
  func take(_ rejection: SubmissionRejection, at path: Path) { refused = (rejection, path) }

  /// Discards the rejected form if the person is at another place.
  /// - Returns: True if there was one.
  func forgetRejection(unlessAt path: @autoclosure () -> Path) -> Bool {
    guard let refused, refused.path != path() else { return false }
    self.refused = nil
    return true
  }
}
