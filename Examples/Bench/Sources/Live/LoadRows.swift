import Foundation

/// Many live sessions of 1,000 rows on one worker, driven without a browser.
enum LoadRows {
  private static let sessions = 200
  private static let clicks = 4_000
  /// The memory of a session that is aimed at, in MB.
  private static let aim = 0.25

  static let names = ["memory", "sessions", "left", "events", "p50", "p99"].map { "live.load.\($0)" }

  /// A session, and the button that it clicks.
  struct Session {
    var client: LiveClient
    let button: (node: Int, element: Int)

    init(at server: ServedPage) throws {
      client = try LiveClient(port: server.port)
      button = try client.open(tagged: "inc")
    }
  }

  static func measure() async throws -> [Result] {
    let server = try await ServedPage()
    defer { server.stop() }
    // What the first page makes for all is no part of a session.
    let first = try Session(at: server)
    let empty = server.memory
    var clients = try (0..<sessions).map { _ in try Session(at: server) }
    let full = server.memory

    let clock = ContinuousClock()
    let began = clock.now
    for click in 0..<clicks {
      let index = click % sessions
      try clients[index].client.click(clients[index].button)
    }
    let rate = Double(clicks) / ((clock.now - began) / .seconds(1))
    let times = try OpenLoop.run(clicks, rate: rate / 2, over: &clients)

    for one in clients { one.client.hangUp() }
    clients = []
    // Pages that nobody comes back to go after two seconds here; what they held is given back behind that.
    try await Task.sleep(for: .seconds(8))
    let left = server.memory
    first.client.hangUp()
    func row(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil, runs: Int = sessions) -> Result {
      Result(row: "live.load.\(name)", value: value, unit: unit, limit: limit, allocations: nil, runs: runs)
    }
    let million = 1_048_576.0
    let memory = Double(full - empty) / Double(sessions) / million
    func fitting(_ memory: Double) -> Double { ((4_096 - Double(empty) / million) / memory).rounded(.down) }
    return [
      row("memory", memory, "MB", limit: aim), row("sessions", fitting(memory), "in 4 GB", limit: fitting(aim)),
      row("left", Double(left - empty) / Double(sessions) / million, "MB", limit: 0),
      row("events", rate, "a second", runs: clicks),
      row("p50", times[clicks / 2], "ms", runs: clicks), row("p99", times[clicks * 99 / 100], "ms", runs: clicks),
    ]
  }
}
