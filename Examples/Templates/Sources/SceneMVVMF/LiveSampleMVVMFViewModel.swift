import Espalier
import Observation

/// The logic of the screen, as the app has it.
@MainActor @Observable final class LiveSampleMVVMFViewModel: SampleMVVMFViewModel {
  /// The fewest characters to go on with.
  static let shortest = 5

  let name: String
  var text = ""

  init(name: String) { self.name = name }

  var canContinue: Bool { text.count >= Self.shortest }

  var hint: String { "Write at least \(Self.shortest) characters." }
}
