/// One entry of Sample.
struct SampleEntry: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
}

/// The source of the entries of Sample, which knows whether they lie in a store, on a server, or elsewhere.
protocol SampleSource: Sendable {
  /// Returns all entries, in the order in which they are shown.
  func entries() async throws -> [SampleEntry]
}

/// A source that has nothing yet.
struct EmptySampleSource: SampleSource {
  func entries() -> [SampleEntry] { [] }
}
