import Espalier
import Observation

/// The state of the controls, as people have changed it.
@MainActor @Observable
final class ControlModel {
  var taps = 0
  var isFavourite = true
  var chosen = "nothing yet"
  var saves = 0

  /// Takes a moment, so that there is something to be busy about.
  func save() async throws {
    try await Task.sleep(for: .milliseconds(600))
    saves += 1
  }
}
