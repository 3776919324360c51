package import EspalierNavigation
package import EspalierScreens
internal import EspalierViews

/// The window that a person gets if the app could not create one. It shows the failure at any path, with a retry
/// button.
package enum FailedStart {
  private final class FailedScene: Scene {
    let path: Path
    let error: any Error
    init(path: Path, error: any Error) {
      self.path = path
      self.error = error
    }

    var screen: Screen {
      let words = ChromeWords.current
      return Screen(title: words.notNow, layout: .narrow) {
        Section.empty(
          EmptyState(
            words.notOpened, message: "\(words.notOpenedMessage) \(FailureLog.words(for: error))", icon: .warning,
            link: words.tryAgain, to: Destination(path)))
      }.undeclared()
    }
  }

  private final class FailedCoordinator: Coordinator<Path> {
    private let error: any Error

    init(error: any Error) { self.error = error }

    override func placement(of route: Path) -> Placement<Path> { .root(FailedScene(path: route, error: self.error)) }
  }

  @MainActor package static func window(title: String, words: ChromeWords, error: any Error) -> Window {
    Window(coordinator: FailedCoordinator(error: error), title: title, words: words)
  }
}
