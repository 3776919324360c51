import Foundation

/// Figures of the live page: the server runs in a process of its own and is driven over loopback without a browser.
enum LiveRows {
  private static let clicks = 2_000

  static func counter() async throws -> [Result] {
    let server = try await ServedPage()
    defer { server.stop() }
    var client = try LiveClient(port: server.port)
    let button = try client.open(tagged: "inc")
    for _ in 0..<200 { try client.click(button) }

    let before = client.bytes
    let cpuBefore = server.processorTime
    for _ in 0..<clicks { try client.click(button) }
    let cpu = server.processorTime - cpuBefore
    let bytes = client.bytes - before
    return [
      Result(
        row: "live.counter.bytes", value: Double(bytes) / Double(clicks), unit: "bytes", limit: 22, allocations: nil,
        runs: clicks),
      Result(
        row: "live.counter.server", value: cpu * 1_000 / Double(clicks), unit: "ms", limit: nil, allocations: nil,
        runs: clicks),
    ]
  }
}
