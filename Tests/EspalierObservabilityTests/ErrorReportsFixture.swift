import EspalierConnectors
import Foundation
import Glibc
import Synchronization

@testable import EspalierObservability

/// A connector of error reports in a folder of its own, with what it reports and a disk that a test can fill.
struct ErrorReportsFixture {
  let folder: URL
  let work = Work()
  let disk = InjectedDisk()
  let reports = Notes()
  let time = Date(timeIntervalSince1970: 1_790_000_000)

  func connector(
    maximumFileSize: Int = 1_048_576, maximumFiles: Int = 5, limit: Int = 1_000,
    details: ErrorReportsConnector.Details = .omitted
  ) -> ErrorReportsConnector {
    ErrorReportsConnector(
      directory: folder, maximumFileSize: maximumFileSize, maximumFiles: maximumFiles,
      details: details, limit: limit, now: { [time] in time }, write: { [disk] in disk.write($0, $1, $2) },
      onReport: { [reports] in reports.add("\($0.event)") })
  }

  func text(_ number: Int = 0) -> String {
    (try? String(contentsOfFile: RotatingFile.path(in: folder, number: number), encoding: .utf8)) ?? ""
  }

  /// The reports of a file, each of which must be whole.
  func lines(_ number: Int = 0) throws -> [[String: String]] {
    try text(number).split(separator: "\n").map { try JSONDecoder().decode([String: String].self, from: Data($0.utf8)) }
  }

  func numbers(_ number: Int = 0) throws -> [String] { try lines(number).compactMap { $0["number"] } }
}

/// Writes to a real file, until it is said to be full.
final class InjectedDisk: Sendable {
  private struct State {
    var room: Int?
    var attempts = 0
  }

  private let state = Mutex(State())

  /// The number of writes, with those that failed.
  var attempts: Int { state.withLock { $0.attempts } }

  /// Leaves room for so many bytes; nil for as many as there are.
  func leave(room: Int?) { state.withLock { $0.room = room } }

  func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    let allowed = state.withLock { state in
      state.attempts += 1
      let allowed = min(count, state.room ?? count)
      if let room = state.room { state.room = room - allowed }
      return allowed
    }
    guard allowed > 0 else {
      errno = ENOSPC
      return -1
    }
    return Glibc.write(file, bytes, allowed)
  }
}
