/// The parameters of a request.
struct SampleParameters: Codable, Hashable, Sendable {
  var query: String
}
