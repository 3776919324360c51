import Foundation

/// Live sessions that come, click and go for a long time, while the memory of their server is watched.
enum SoakRun {
  private static let sessions = 50
  /// The minutes until the server has made everything that it makes once (types, pools, caches, sessions until the
  /// first ones expire).
  private static let warmUpMinutes = 5.0

  /// Drives a server for so many minutes, and prints its memory each minute.
  /// - Throws: ``SoakError/grows(megabytesPerHour:)`` when its memory goes up by more than noise.
  static func run(minutes: Double) async throws {
    let server = try await ServedPage()
    defer { server.stop() }
    let clock = ContinuousClock()
    let start = clock.now
    func hours() -> Double { (clock.now - start) / .seconds(3_600) }
    var clients = try (0..<sessions).map { _ in try open(server) }
    var (clicks, visits, samples) = (0, sessions, [(hours: Double, megabytes: Double)]())
    var (nextVisit, nextSample, nextLine) = (clock.now, clock.now, clock.now)
    while hours() < minutes / 60 {
      let index = clicks % sessions
      try clients[index].client.click(clients[index].button)
      clicks += 1
      if clock.now >= nextVisit {
        // One goes without a word and another one comes, as people do.
        clients[visits % sessions].client.hangUp()
        clients[visits % sessions] = try open(server)
        visits += 1
        nextVisit += .milliseconds(200)
      }
      if clock.now >= nextSample {
        samples.append((hours(), Double(server.memory) / 1_048_576))
        nextSample += .seconds(2)
      }
      if clock.now >= nextLine, let last = samples.last {
        print("\(Int(last.hours * 60)) min: \(Int(last.megabytes)) MB, \(clicks) clicks, \(visits) sessions")
        nextLine += .seconds(60)
      }
    }
    let settled = samples.filter { $0.hours * 60 >= max(warmUpMinutes, minutes * 0.2) }
    let slope = self.slope(of: settled)
    let level = settled.map(\.megabytes).reduce(0, +) / Double(max(1, settled.count))
    print(
      "Memory: \(format(level)) MB on average, \(format(slope)) MB an hour; \(clicks) clicks in \(visits) sessions, "
        + "\(format(server.processorTime * 1_000 / Double(clicks))) ms of processor time a click, visits included")
    // Five per cent of what there is in the time that was watched is noise.
    guard slope * minutes / 60 < max(2, level * 0.05) else { throw SoakError.grows(megabytesPerHour: slope) }
  }

  private static func open(_ server: ServedPage) throws -> (client: LiveClient, button: (node: Int, element: Int)) {
    var client = try LiveClient(port: server.port)
    let button = try client.open(tagged: "inc")
    return (client, button)
  }

  /// Returns the growth in an hour: the line with the least squares.
  private static func slope(of samples: [(hours: Double, megabytes: Double)]) -> Double {
    let count = Double(samples.count)
    guard count > 1 else { return 0 }
    let (x, y) = (samples.map(\.hours).reduce(0, +) / count, samples.map(\.megabytes).reduce(0, +) / count)
    let above = samples.map { ($0.hours - x) * ($0.megabytes - y) }.reduce(0, +)
    let below = samples.map { ($0.hours - x) * ($0.hours - x) }.reduce(0, +)
    return below > 0 ? above / below : 0
  }

  private static func format(_ number: Double) -> String { String((number * 100).rounded() / 100) }
}

/// The reason that a long run failed.
enum SoakError: Error, CustomStringConvertible {
  /// The memory of the server goes up for as long as it runs.
  case grows(megabytesPerHour: Double)

  var description: String {
    switch self {
    case .grows(let megabytes): "The server's memory grows by \(megabytes) MB an hour: something is not given back."
    }
  }
}
