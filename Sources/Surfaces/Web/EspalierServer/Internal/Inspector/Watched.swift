internal import EspalierScreens
internal import Observation

/// A value that is polled as long as its scene is visible.
///
/// The source of the value sends no notifications, so that a page of the app costs nothing while it is not inspected.
@MainActor @Observable
final class Watched<Value: Equatable & Sendable>: SceneLifeCycle {
  private(set) var value: Value
  @ObservationIgnored private let look: @MainActor () -> Value
  @ObservationIgnored private let pause: @Sendable () async throws -> Void
  @ObservationIgnored private var looking: Task<Void, Never>?

  init(
    pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(250)) },
    _ look: @escaping @MainActor () -> Value
  ) {
    (self.look, self.pause, value) = (look, pause, look())
  }

  isolated deinit { looking?.cancel() }

  func willAppear() { refresh() }

  func didAppear() {
    looking = Task { [weak self, pause] in
      while (try? await pause()) != nil {
        guard let self else { return }
        refresh()
      }
    }
  }

  func didDisappear() {
    looking?.cancel()
    looking = nil
  }

  func refresh() {
    let new = look()
    if new != value { value = new }
  }
}
