internal import Logging

/// A report on a file that a connector writes, for the person who looks after the app.
///
/// ```swift
/// func note(_ report: StorageReport) -> String { "\(report)" }
/// // /var/lib/wallet/errors/errors.jsonl: No space left on device. …
/// ```
///
/// A disk that is full is reported once, and once when there is room again, however much is written in between.
public struct StorageReport: Sendable, Hashable {
  /// The kinds of news about a file.
  public enum Event: Sendable, Hashable {
    /// Nothing can be written, for this reason. What comes is kept in memory, up to a limit, and tried again.
    case failed(reason: String)
    /// All that was kept has been written. So many had no room in memory and are lost.
    case recovered(lost: Int)
    /// So many came faster than they could be written, or could not be written before the end, and are lost.
    case lost(Int)
  }

  /// The file.
  public let path: String
  /// The news about the file.
  public let event: Event

  /// Writes a report to the log of the process, under the label `storage`: an error, or a notice where all is well again.
  @Sendable public static func log(_ report: StorageReport) {
    Logger(label: "storage").log(level: report.level, "\(report)")
  }

  private var level: Logger.Level {
    switch event {
    case .failed, .lost: .error
    case .recovered(let lost): lost > 0 ? .error : .notice
    }
  }
}

extension StorageReport: CustomStringConvertible {
  /// The whole in a line.
  public var description: String { "\(path): \(words)" }

  private var words: String {
    switch event {
    case .failed(let reason):
      "\(reason). What comes is kept in memory for a while; the app goes on. Make room, or see who may write there."
    case .recovered(let lost): "is written again. \(lost) entries had no room in memory and are lost."
    case .lost(let count): "\(count) entries could not be written and are lost."
    }
  }
}
