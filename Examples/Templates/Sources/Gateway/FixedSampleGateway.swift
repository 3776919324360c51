import EspalierGateways

/// Answers the same to everybody, for previews and demonstrations without a server.
struct FixedSampleGateway: Gateway {
  var entity = SampleEntity(titles: [])

  func fetch(_ parameters: SampleParameters) -> SampleEntity { entity }
}
