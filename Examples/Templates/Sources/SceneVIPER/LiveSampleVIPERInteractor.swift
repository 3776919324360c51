import EspalierGateways

/// The work of the scene, as the app does it. It asks its gateway, and fetches nothing itself.
struct LiveSampleVIPERInteractor: SampleVIPERInteractor {
  private let gateway: any Gateway<SampleVIPERParameters, [String]>

  /// - Parameter gateway: Fetches the lines. Give it the one of your server or database; without one there are none.
  init(gateway: any Gateway<SampleVIPERParameters, [String]> = EmptySampleVIPERGateway()) { self.gateway = gateway }

  func lines(for parameters: SampleVIPERParameters) async throws -> [String] { try await gateway.fetch(parameters) }
}

/// A gateway that finds nothing, until the app has one.
struct EmptySampleVIPERGateway: Gateway {
  func fetch(_ parameters: SampleVIPERParameters) -> [String] { [] }
}
