/// The work of the scene, as the app does it. Give it the gateways that it combines.
struct LiveSampleVIPERInteractor: SampleVIPERInteractor {
  func lines() async throws -> [String] { [] }
}
