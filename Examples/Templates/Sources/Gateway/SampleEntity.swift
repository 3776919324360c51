/// What the answer is.
struct SampleEntity: Codable, Hashable, Sendable {
  var titles: [String]
}
