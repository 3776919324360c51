public import EspalierScreens
internal import EspalierViews

extension Window {
  /// Runs work in which texts are in the person's language, and errors are told in this window's log.
  public func speaking<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Localization.$current.withValue(localization) {
      try ChromeWords.$current.withValue(words) {
        try FailureLog.$current.withValue(failures) {
          try SubmissionRejection.$current.withValue(refused?.rejection) { try work() }
        }
      }
    }
  }

  /// Shows at the place in sight what was wrong with a form that was sent from there: its scene's screen is made again with
  /// ``Submission/rejection``. It is forgotten when the person goes elsewhere.
  ///
  /// A surface calls it where it sends forms without loading a page; the fields keep what was typed into them, and the surface
  /// empties those that hold secrets.
  public func reject(_ rejection: SubmissionRejection) {
    refused = (rejection, path)
    forgetScreens()
  }

  /// Tells the log and the observer of an error that the person is shown.
  package func tell(_ failure: FailureReport) {
    if let observer { observer.observe(failure, at: observedPlace) }
    report("\(failure)")
  }

  /// Has every screen made anew, in the words and with the surroundings of now.
  func forgetScreens() {
    for presence in presences.values { presence.forgetScreen() }
    invalidate()
  }
}
