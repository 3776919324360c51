internal import EspalierScreens
internal import Observation

/// A scene's being on screen: whether it is in sight, what it loads, what it showed last, and what went wrong.
@MainActor
final class ScenePresence {
  let scene: any Scene
  private(set) var isVisible = false
  private var loading: Task<Void, Never>?
  private var hasLoaded = false
  private let change = ChangeFlag()
  private var cached: Screen?
  private var starter: (@escaping @MainActor () async -> Void) -> Task<Void, Never>? = { _ in nil }
  /// What a handler of the scene threw, until the person tries again.
  var failure: (any Error)? { didSet { cached = nil } }

  init(_ scene: any Scene) { self.scene = scene }

  /// What the scene shows now.
  var screen: Screen { cached ?? scene.screen }

  /// The title, known also while the scene is covered.
  var title: String { cached?.title ?? scene.screen.title }

  /// Whether something that the screen read has changed.
  var isStale: Bool { cached == nil || change.isRaised }

  /// The scene's screen; computed again only after something that it read has changed.
  func currentScreen(onChange: @escaping @MainActor @Sendable () -> Void) -> Screen {
    if let cached, !change.lower() { return cached }
    let screen = withObservationTracking {
      failure.map(failed) ?? scene.screen
    } onChange: { [change] in
      // A render in this turn may come first; then there is nothing left to do.
      if change.raise() { Task { @MainActor in if change.isRaised { onChange() } } }
    }
    cached = screen
    return screen
  }

  func appear(start: @escaping (@escaping @MainActor () async -> Void) -> Task<Void, Never>?) {
    guard !isVisible else { return }
    isVisible = true
    starter = start
    scene.willAppear()
    guard !hasLoaded else { return }
    hasLoaded = true
    loading = start { [scene] in await scene.load() }
  }

  func disappear() {
    guard isVisible else { return }
    isVisible = false
    scene.didDisappear()
  }

  func end() {
    disappear()
    loading?.cancel()
  }

  private func failed(_ error: any Error) -> Screen {
    Screen(title: title, layout: .narrow) {
      Section.failure(error) { [weak self] in
        guard let self else { return }
        failure = nil
        loading?.cancel()
        loading = starter { [scene] in await scene.load() }
      }
    }
  }
}
