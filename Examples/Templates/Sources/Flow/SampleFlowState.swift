/// The values that Sample begins with, and those that its steps have found so far. It is stored as it is where the flow is to go on after
/// a restart.
struct SampleFlowState: Codable, Equatable, Sendable {
  /// The text that it begins with.
  var text: String
  var lines: [String] = []
  var isConfirmed = false
  /// The number of lines that were stored.
  var stored = 0

  init(text: String) { self.text = text }
}
