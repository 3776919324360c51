import Espalier

/// The values that the step reads, and those that it finds.
struct SampleStepState: Codable, Equatable, Sendable {
  var text: String
  /// The number of words; nil before the step.
  var count: Int?

  init(text: String) { self.text = text }
}

/// A step that counts the words of a text. Put it into a flow over the same state as it is, and into another one as
/// `Nested("Count", \.words, Flow("Count") { SampleStep() })`, where `words` is that one's part for this step.
struct SampleStep: FlowStep {
  /// Skips the step where there is nothing to do.
  func isApplicable(_ state: SampleStepState) -> Bool { state.count == nil && !state.text.isEmpty }

  /// Does the work, and changes nothing: a step that fails, or is cancelled, leaves the state as it was.
  func run(_ state: SampleStepState) async throws -> Int { state.text.split(separator: " ").count }

  /// Brings the result into the state.
  func merge(_ count: Int, into state: inout SampleStepState) { state.count = count }

  /// Takes back what the step did elsewhere, when a later one fails; the state goes with the flow.
  func undo(_ state: SampleStepState) async throws {}

  /// The decision about what follows when the step throws.
  var onFailure: FailurePolicy { .retry(2, backoff: .exponential(from: .seconds(1))) }
}
