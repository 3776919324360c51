/// The values that Sample begins with, and those that its steps have found so far. A `FlowScene` keeps them over a restart,
/// so nothing secret belongs here.
struct SampleFlowState: Codable, Equatable, Sendable {
  /// The text that it begins with.
  var text: String
  var lines: [String] = []
  var isConfirmed = false
  /// The number of lines that were stored.
  var stored = 0

  init(text: String) { self.text = text }
}
