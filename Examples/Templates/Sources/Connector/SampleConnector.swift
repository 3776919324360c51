import Espalier

/// Joins the app to the SDK of Sample: it starts it, tells it of the app's life, and stops it.
///
/// Each call is made off the main actor, never two at once. One that throws or hangs is reported, and stops nobody else.
struct SampleConnector: Connector {
  let sdk: any SampleSDK

  /// The events that it receives.
  let events: LifecycleEvents = [.launched, .background]

  func start() async throws { try await sdk.begin() }

  func receive(_ event: LifecycleEvent) async throws { try await sdk.note("\(event.kind)") }

  /// Runs only if the start has succeeded.
  func stop() async throws { try await sdk.end() }
}
