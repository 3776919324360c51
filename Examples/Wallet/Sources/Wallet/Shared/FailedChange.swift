import Espalier

/// A change that was not made, with the reason. It is put into words where it is shown, in the window's language.
struct FailedChange {
  private let text: LocalizedText
  private let error: any Error

  /// Notes what did not happen, as a sentence, and the error because of which.
  init(_ text: LocalizedText, _ error: any Error) {
    self.text = text
    self.error = error
  }

  /// A sentence that says which change failed, and why.
  @MainActor var words: String { "\(text.localized) \(FailureLog.words(for: error))" }
}
