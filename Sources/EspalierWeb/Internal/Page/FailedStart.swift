internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// What a person sees when the app could not make a window for them: any path shows that, with a way to try again.
enum FailedStart {
  private struct AnyPlace: Route {
    var path: Path
    init(path: Path) { self.path = path }
  }

  private final class FailedScene: Scene {
    let path: Path
    init(path: Path) { self.path = path }

    var screen: Screen {
      let words = ChromeWords.current
      return Screen(title: words.notNow, layout: .narrow) {
        Section.empty(
          EmptyState(
            words.notOpened, message: words.notOpenedMessage, icon: .warning,
            action: (title: words.tryAgain, path: path.description)))
      }
    }
  }

  private final class FailedCoordinator: Coordinator<AnyPlace> {
    override func show(_ route: AnyPlace) { root(FailedScene(path: route.path)) }
  }

  @MainActor static func window(title: String, words: ChromeWords) -> Window {
    Window(coordinator: FailedCoordinator(navigator: Navigator()), title: title, words: words)
  }
}
