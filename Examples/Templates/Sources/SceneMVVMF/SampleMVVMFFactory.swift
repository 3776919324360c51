import Espalier

/// Makes the scene with a fresh view model, from the name that the place before hands over.
///
/// Hold it as `any Factory<String>`: whoever leads to the scene then knows nothing of how it is made.
struct SampleMVVMFFactory: Factory {
  private let onward: @MainActor @Sendable (String) throws -> Void

  /// - Parameter onward: Leads to the next place with the text that was filled in.
  init(onward: @escaping @MainActor @Sendable (String) throws -> Void) { self.onward = onward }

  func make(_ name: String) -> any Presentable {
    SampleMVVMFScene(model: LiveSampleMVVMFViewModel(name: name, onward: onward))
  }
}
