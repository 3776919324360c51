/// The answer to a request.
struct SampleEntity: Codable, Hashable, Sendable {
  var titles: [String]
}
