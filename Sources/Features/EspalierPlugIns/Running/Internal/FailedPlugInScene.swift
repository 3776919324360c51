internal import EspalierScreens
internal import Observation

/// A scene that replaces a plug-in that could not be built. It shows the reason and lets the person try again; the rest
/// of the app continues to work.
@MainActor @Observable
final class FailedPlugInScene: Scene {
  private let title: String
  private var error: any Error
  @ObservationIgnored private let retry: @MainActor () throws -> Void

  init(title: String, error: any Error, retry: @escaping @MainActor () throws -> Void) {
    self.title = title
    self.error = error
    self.retry = retry
  }

  var screen: Screen {
    Screen(title: title, layout: .narrow) {
      Section.failure(error) { [weak self] in self?.tryAgain() }
    }.undeclared()
  }

  private func tryAgain() {
    do {
      try retry()
    } catch {
      self.error = error
    }
  }
}
