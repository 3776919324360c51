/// The values that the step reads, and those that it finds.
struct SampleStepState: Codable, Equatable, Sendable {
  var text: String
  /// The number of words; nil before the step.
  var count: Int?

  init(text: String) { self.text = text }
}
