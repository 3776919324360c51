/// The progress of a download or an upload.
///
/// ```swift
/// func words(for progress: TransferProgress) -> String {
///   progress.fraction.map { "\(Int($0 * 100)) %" } ?? "\(progress.completedBytes) bytes"
/// }
/// ```
public struct TransferProgress: Sendable, Hashable {
  /// The number of bytes that are done. A download that goes on from an earlier one counts those of the earlier one, too.
  public let completedBytes: Int
  /// The number of all bytes; nil where nobody has said it.
  public let totalBytes: Int?

  /// Makes a progress, as a test or a preview of a screen that shows it does.
  public init(completedBytes: Int, totalBytes: Int?) {
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
  }

  /// The part that is done, from 0 to 1; nil where the number of all bytes is not known. Of nothing, all is done.
  public var fraction: Double? {
    totalBytes.map { $0 > 0 ? min(1, Double(completedBytes) / Double($0)) : 1 }
  }
}
