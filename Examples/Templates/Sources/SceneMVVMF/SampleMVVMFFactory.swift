import Espalier

/// Makes the scene with a fresh view model, from the name that the place before hands over.
///
/// Hold it as `any Factory<String>`: another scene then leads to this one and knows nothing of how it is made.
struct SampleMVVMFFactory: Factory {
  private let next: (any Factory<String>)?
  private let show: @MainActor @Sendable (any Presentable) throws -> Void

  /// - Parameters:
  ///   - next: Makes the screen that this one leads to, from the text that was filled in. Inject the factory of another
  ///     screen, such as from your scope or container; without one, the next screen is of this kind.
  ///   - show: Shows the next screen.
  init(
    next: (any Factory<String>)? = nil, show: @escaping @MainActor @Sendable (any Presentable) throws -> Void
  ) {
    self.next = next
    self.show = show
  }

  func make(_ name: String) -> any Presentable {
    SampleMVVMFScene(model: LiveSampleMVVMFViewModel(name: name), next: next ?? self, show: show)
  }
}
