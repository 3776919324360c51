internal import EspalierScreens

extension Screen {
  /// Returns the visible screen with the navigator's questions and messages to the person.
  @MainActor func asking(_ navigator: Navigator, in words: ChromeWords) -> Screen {
    var screen = self
    if let question = navigator.leaving { screen = screen.asking(question, in: words) }
    if navigator.isUnanswered {
      screen = screen.presenting(.alert(words.nobodyWaits, message: words.nobodyWaitsMessage)) { [navigator] in
        navigator.isUnanswered = false
      }
    }
    if navigator.hasLostStates {
      screen = screen.presenting(.alert(words.statesLost, message: words.statesLostMessage)) { [navigator] in
        navigator.hasLostStates = false
      }
    }
    return screen
  }

  /// Returns the screen with the question about unsaved changes.
  private func asking(_ question: LeaveQuestion, in words: ChromeWords) -> Screen {
    let (changes, answer) = (question.changes, question.answer)
    // Either answer removes the question, so closing needs no action.
    return presenting(
      Dialog(
        title: changes.title ?? words.unsavedTitle, message: changes.message,
        buttons: [
          .cancel(changes.stay ?? words.stay) { answer(false) },
          .destructive(changes.leave ?? words.leave) { answer(true) },
        ]), close: {})
  }
}
