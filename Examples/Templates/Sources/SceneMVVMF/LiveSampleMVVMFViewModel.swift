import Espalier
import Observation

/// The logic of the screen, as the app has it.
@MainActor @Observable final class LiveSampleMVVMFViewModel: SampleMVVMFViewModel {
  /// The fewest characters to go on with.
  static let shortest = 5

  let name: String
  var text = ""
  @ObservationIgnored private let onward: @MainActor (String) throws -> Void

  /// - Parameter onward: Leads to the next place with the text.
  init(name: String, onward: @escaping @MainActor (String) throws -> Void) {
    self.name = name
    self.onward = onward
  }

  var canContinue: Bool { text.count >= Self.shortest }

  func proceed() throws {
    guard canContinue else { return }
    try onward(text)
  }
}
