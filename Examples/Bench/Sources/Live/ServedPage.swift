import EspalierPrograms
import Foundation

/// The measured page, served by a process of its own.
final class ServedPage {
  private let program: RunningProgram
  let port: Int

  init(workers: Int = 1) async throws {
    program = try RunningProgram(
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
      arguments: ["--serve", "0", "--workers", "\(workers)"])
    port = try await program.first { said in
      said.hasSuffix("\n") ? URL(string: said.trimmingCharacters(in: .whitespacesAndNewlines))?.port : nil
    }
  }

  func stop() { program.kill() }

  /// Seconds of processor time of the process that was started, from /proc; one tick is a hundredth of a second.
  var processorTime: Double {
    guard let stat = try? String(contentsOfFile: "/proc/\(program.processIdentifier)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return 0 }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return ((Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Bytes of memory that the process that was started holds, from /proc.
  var memory: Int {
    guard let text = try? String(contentsOfFile: "/proc/\(program.processIdentifier)/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
