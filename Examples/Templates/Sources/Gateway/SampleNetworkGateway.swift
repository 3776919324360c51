import EspalierGateways

/// Asks the server. Hold it as `any Gateway<SampleParameters, SampleEntity>`, so that a test can put another in its
/// place.
struct SampleNetworkGateway: Gateway {
  let client: NetworkClient

  func fetch(_ parameters: SampleParameters) async throws -> SampleEntity {
    try await client.value(.get("/sample").query(parameters))
  }
}
