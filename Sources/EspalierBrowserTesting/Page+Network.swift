extension Page {
  /// Cuts the tab off from the network, until `goOnline()`.
  ///
  /// Every new request and every new WebSocket fails, and `navigator.onLine` is false with its event. A WebSocket that
  /// is open already is not closed but falls silent in both directions, like a line whose other end has vanished: what
  /// is sent meanwhile arrives after `goOnline()`. To see a connection break, end it in the server under test.
  /// Other tabs of the same user keep their network.
  public func goOffline() async throws { try await emulateNetwork(isOffline: true, latency: .zero) }

  /// Gives the tab its network back, without any delay; WebSockets that fell silent deliver what they held back.
  public func goOnline() async throws { try await emulateNetwork(isOffline: false, latency: .zero) }

  /// Delays every answer by this long, as a far-away server would.
  public func slowDown(by latency: Duration) async throws {
    try await emulateNetwork(isOffline: false, latency: latency)
  }

  private func emulateNetwork(isOffline: Bool, latency: Duration) async throws {
    try await cdp(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(latency.milliseconds), "downloadThroughput": -1,
        "uploadThroughput": -1,
      ])
  }
}
