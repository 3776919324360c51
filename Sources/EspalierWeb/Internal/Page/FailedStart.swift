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
      Screen(title: "Not now", layout: .narrow) {
        Section.empty(
          EmptyState(
            "The app could not be opened", message: "Nothing of yours is lost. Please try again in a moment.",
            icon: .warning,
            action: (title: "Try again", path: path.description)))
      }
    }
  }

  private final class FailedCoordinator: Coordinator<AnyPlace> {
    override func show(_ route: AnyPlace) { root(FailedScene(path: route.path)) }
  }

  @MainActor static func window(title: String) -> Window {
    Window(coordinator: FailedCoordinator(navigator: Navigator()), title: title)
  }
}
