import Foundation

/// Figures of the live page: the server runs in a process of its own and is driven over loopback without a browser.
enum LiveRows {
  private static let clicks = 2_000

  static func counter() throws -> [Result] {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--serve", "0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var said = Data()
    while !said.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw LiveClientError.noServer }
      said += more
    }
    let line = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let port = URL(string: line)?.port else { throw LiveClientError.noServer }
    var client = try LiveClient(port: port)
    let button = try client.open(tagged: "inc")
    for _ in 0..<200 { try client.click(button) }

    let before = client.bytes
    let cpuBefore = processorTime(of: process.processIdentifier)
    for _ in 0..<clicks { try client.click(button) }
    let cpu = processorTime(of: process.processIdentifier) - cpuBefore
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

  /// Seconds of processor time, from /proc; one tick is a hundredth of a second.
  private static func processorTime(of process: Int32) -> Double {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return 0 }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return ((Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
