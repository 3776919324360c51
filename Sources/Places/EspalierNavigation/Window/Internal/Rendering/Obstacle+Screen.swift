internal import EspalierScreens
internal import EspalierViews

extension Obstacle {
  /// Returns the screen that is shown instead of a place that cannot be shown.
  @MainActor func screen(in words: ChromeWords) -> Screen {
    let (title, message) =
      switch self {
      case .notFound: (words.notFoundTitle, words.notFoundMessage)
      case .refused(_, let why): (words.refusedTitle, why)
      }
    var screen = Screen(title: isRefusal ? words.refused : words.notFound, layout: .narrow) {
      Section.empty(
        EmptyState(title, message: message, icon: isRefusal ? .warning : .search, link: words.goToStart, to: "/"))
    }
    screen.isNotFound = !isRefusal
    screen.isRefused = isRefusal
    return screen.undeclared()
  }

  private var isRefusal: Bool { if case .refused = self { true } else { false } }
}
