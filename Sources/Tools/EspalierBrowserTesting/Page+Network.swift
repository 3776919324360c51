extension Page {
  /// Disconnects the tab from the network, until `goOnline()`.
  ///
  /// Every new request and every new WebSocket fails, and `navigator.onLine` is false with its event. An open WebSocket
  /// is not closed, but transfers nothing in either direction, like a line whose other end has vanished. Messages sent
  /// in the meantime arrive after `goOnline()`. To see a connection break, end it in the server under test. Other tabs
  /// of the same user keep their network. In Firefox, an open WebSocket continues to work.
  public func goOffline() async throws { try await emulateNetwork(isOffline: true, latency: .zero) }

  /// Reconnects the tab to the network, without any delay. Suspended WebSockets deliver the messages that they held
  /// back.
  public func goOnline() async throws { try await emulateNetwork(isOffline: false, latency: .zero) }

  /// Delays every response by a time, as a distant server does.
  public func slowDown(by latency: Duration) async throws {
    try await emulateNetwork(isOffline: false, latency: latency)
  }

  private func emulateNetwork(isOffline: Bool, latency: Duration) async throws {
    try await command("emulate a network") { try await $0.emulateNetwork(isOffline: isOffline, latency: latency) }
  }
}
