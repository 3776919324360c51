internal import Logging

/// A report on a file that a connector writes, for the person who operates the app.
///
/// ```swift
/// func note(_ report: StorageReport) -> String { "\(report)" }
/// // /var/lib/wallet/errors/errors.jsonl: No space left on device. …
/// ```
///
/// A full disk is reported once, and again once when there is space, however much is written in between.
public struct StorageReport: Sendable, Hashable {
  /// The kinds of event that a storage report can contain.
  public enum Event: Sendable, Hashable {
    /// The file cannot be written, for this reason. New entries are kept in memory, up to a limit, and are tried again.
    case failed(reason: String)
    /// The waiting entries have been written. The associated value is the number of entries that did not fit in memory
    /// and are lost.
    case recovered(lost: Int)
    /// The writer lost entries. This number of entries arrived too fast, or could not be written before the end.
    case lost(Int)
  }

  /// The path of the file.
  public let path: String
  /// The event that is reported.
  public let event: Event

  /// Writes a report to the log of the process, under the label `storage`: as an error, or as a notice if the file can
  /// be written again.
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
  /// The report in one line of text.
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
