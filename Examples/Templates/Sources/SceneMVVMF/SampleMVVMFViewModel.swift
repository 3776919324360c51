import Espalier

/// The logic of the screen, as its scene knows it. A test, a preview or another app puts another one in its place.
@MainActor protocol SampleMVVMFViewModel: ViewModel {
  /// The name that the place before handed over.
  var name: String { get }
  /// The text that is filled in.
  var text: String { get set }
  /// A Boolean value that indicates whether the person can go on: computed from the inputs.
  var canContinue: Bool { get }
  /// Goes on with the text.
  func proceed() throws
}
