internal import EspalierScreens
internal import EspalierViews

/// The language that a window speaks, the numbers of the errors that it tells of, and the form that was refused.
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

  /// Speaks another language; words that were of the language before are of the new one.
  func speak(_ new: Localization) {
    if words == .of(localization) { words = .of(new) }
    localization = new
  }

  /// Uses other words of the framework.
  /// - Returns: True when they are others than before.
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

  /// Takes a refused form, which was sent from a place.
  func take(_ rejection: SubmissionRejection, at path: Path) { refused = (rejection, path) }

  /// Forgets a refused form once the person has gone elsewhere.
  /// - Returns: True when there was one.
  func forgetRejection(unlessAt path: @autoclosure () -> Path) -> Bool {
    guard let refused, refused.path != path() else { return false }
    self.refused = nil
    return true
  }
}
