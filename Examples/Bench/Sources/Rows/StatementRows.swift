import EspalierPrograms
import Foundation
import Statements

/// Reading statements of 20 MB: time and peak memory, each in a process of its own, beside a walk over the same bytes.
enum StatementRows {
  private static let size = 20 * 1_048_576
  private static let runs = 3

  private struct Cost: Codable {
    /// Processor time in milliseconds: of the reading, and of a walk over the bytes.
    var reading: Double
    var walk: Double
    /// The most that the process held in memory until it had read, in megabytes.
    var peak: Double
  }

  /// The rows of a shape.
  static func names(_ shape: StatementShape) -> [String] {
    ["statements.\(shape.rawValue).time", "statements.\(shape.rawValue).memory"]
  }

  /// Writes the file, and has it read by another process.
  static func measure(_ shape: StatementShape) async throws -> [Result] {
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(shape.rawValue)-\(UUID().uuidString)")
    try Data(shape.bytes(size)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var costs: [Cost] = []
    for _ in 0..<runs {
      let program = try RunningProgram(
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(), arguments: ["--read", file.path])
      costs.append(try JSONDecoder().decode(Cost.self, from: Data(try await program.wholeOutput().utf8)))
    }
    let names = names(shape)
    let megabytes = Double(size) / 1_048_576
    return [
      Result(
        row: names[0], value: Figure.median(costs.map(\.reading)), unit: "ms",
        limit: Figure.median(costs.map(\.walk)), allocations: nil, runs: runs),
      Result(
        row: names[1], value: costs.map(\.peak).max() ?? 0, unit: "MB", limit: megabytes, allocations: nil, runs: runs),
    ]
  }

  /// Reads one file as the app does, and prints what it cost. Files beyond a limit are read as far as that.
  static func read(fileAt path: String) async throws {
    let start = processorTime
    _ = try? await StatementReader().read(fileAt: path)
    let reading = (processorTime - start) * 1_000
    let peak = peakMegabytes
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let walkStart = processorTime
    keep(walk(bytes))
    let cost = Cost(reading: reading, walk: (processorTime - walkStart) * 1_000, peak: peak)
    print(String(decoding: try JSONEncoder().encode(cost), as: UTF8.self))
  }

  /// The limit: each byte is looked at once, and line ends are counted.
  @inline(never) private static func walk(_ bytes: [UInt8]) -> Int {
    var lines = 0
    for byte in bytes where byte == 0x0A { lines += 1 }
    return lines
  }

  /// The processor time of all threads, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static var peakMegabytes: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return kilobytes / 1_024
  }
}
