internal import EspalierScreens

extension Screen {
  /// The screen under the question whether the person leaves what they have not saved.
  func asking(_ question: LeaveQuestion, in words: ChromeWords) -> Screen {
    let (changes, answer) = (question.changes, question.answer)
    // Either answer takes the question away, so closing has nothing left to do.
    return presenting(
      Dialog(
        title: changes.title ?? words.unsavedTitle, message: changes.message,
        buttons: [
          .cancel(changes.stay ?? words.stay) { answer(false) },
          .destructive(changes.leave ?? words.leave) { answer(true) },
        ]), close: {})
  }
}
