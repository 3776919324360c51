extension Toast {
  /// The time for which a message about an error is shown, unless the person closes it. It is longer than that of other
  /// messages, because a person reads an explanation or writes down a number.
  private static let failureDuration = Duration.seconds(60)

  /// Returns the message about an error of a handler, in the words of the window.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: The name of the control whose handler threw the error; empty for a control without a name.
  ///   - retry: Runs the handler again; nil for a handler that cannot run again.
  @MainActor
  package static func failure(_ error: any Error, of name: String, retry: Toast.Action?) -> Toast {
    let words = ChromeWords.current
    let log = FailureLog.current
    let reason = FailureLog.words(for: error)
    let message = name.isEmpty ? reason : "\(words.notDone(name)) \(reason)"
    guard let retry else { return Toast(message, duration: failureDuration) }
    return Toast(message, action: words.tryAgain, duration: failureDuration) {
      log?.forget(error)
      try await retry()
    }
  }
}
