/// What is asked for.
struct SampleParameters: Codable, Hashable, Sendable {
  var query: String
}
