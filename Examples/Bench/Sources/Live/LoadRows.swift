import Foundation

/// Many live sessions of 1,000 rows on one worker, driven without a browser.
enum LoadRows {
  private static let sessions = 200
  private static let clicks = 4_000

  static let names = ["live.load.memory", "live.load.left", "live.load.events", "live.load.p50", "live.load.p99"]

  static func measure() async throws -> [Result] {
    let server = try await ServedPage()
    defer { server.stop() }
    // What the first page makes for all is no part of a session.
    var first = try LiveClient(port: server.port)
    _ = try first.open(tagged: "inc")
    let empty = server.memory
    var clients: [(client: LiveClient, button: (node: Int, element: Int))] = []
    for _ in 0..<sessions {
      var client = try LiveClient(port: server.port)
      let button = try client.open(tagged: "inc")
      clients.append((client, button))
    }
    let full = server.memory

    var times: [Double] = []
    let clock = ContinuousClock()
    let began = clock.now
    for click in 0..<clicks {
      let index = click % sessions
      let start = clock.now
      try clients[index].client.click(clients[index].button)
      times.append((clock.now - start) / .milliseconds(1))
    }
    let seconds = (clock.now - began) / .seconds(1)
    times.sort()

    for one in clients { one.client.hangUp() }
    clients = []
    // Pages that nobody comes back to go after two seconds here; what they held is given back behind that.
    try await Task.sleep(for: .seconds(8))
    let left = server.memory
    func row(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil, runs: Int = sessions) -> Result {
      Result(row: "live.load.\(name)", value: value, unit: unit, limit: limit, allocations: nil, runs: runs)
    }
    let million = 1_048_576.0
    return [
      row("memory", Double(full - empty) / Double(sessions) / million, "MB", limit: 0.1),
      row("left", Double(left - empty) / Double(sessions) / million, "MB", limit: 0),
      row("events", Double(clicks) / seconds, "a second", runs: clicks),
      row("p50", times[clicks / 2], "ms", runs: clicks), row("p99", times[clicks * 99 / 100], "ms", runs: clicks),
    ]
  }
}
