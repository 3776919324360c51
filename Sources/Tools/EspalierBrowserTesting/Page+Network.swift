extension Page {
  /// Cuts the tab off from the network, until `goOnline()`.
  ///
  /// Every new request and every new WebSocket fails, and `navigator.onLine` is false with its event. A WebSocket that
  /// is open already is not closed but falls silent in both directions, like a line whose other end has vanished: what
  /// is sent meanwhile arrives after `goOnline()`. To see a connection break, end it in the server under test.
  /// Other tabs of the same user keep their network. In Firefox a WebSocket that is open goes on as before.
  public func goOffline() async throws { try await emulateNetwork(isOffline: true, latency: .zero) }

  /// Gives the tab its network back, without any delay; WebSockets that fell silent deliver what they held back.
  public func goOnline() async throws { try await emulateNetwork(isOffline: false, latency: .zero) }

  /// Delays every answer by this long, as a far-away server would.
  public func slowDown(by latency: Duration) async throws {
    try await emulateNetwork(isOffline: false, latency: latency)
  }

  private func emulateNetwork(isOffline: Bool, latency: Duration) async throws {
    try await command("emulate a network") { try await $0.emulateNetwork(isOffline: isOffline, latency: latency) }
  }
}
