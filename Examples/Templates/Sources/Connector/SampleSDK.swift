/// The functions of the SDK that the connector calls. Conform the SDK's own type to it; a test has another one.
protocol SampleSDK: Sendable {
  func begin() async throws
  func note(_ words: String) async throws
  func end() async throws
}
