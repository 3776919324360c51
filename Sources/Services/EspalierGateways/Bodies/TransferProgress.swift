/// The progress of a download or an upload.
///
/// ```swift
/// func words(for progress: TransferProgress) -> String {
///   progress.fraction.map { "\(Int($0 * 100)) %" } ?? "\(progress.completedBytes) bytes"
/// }
/// ```
public struct TransferProgress: Sendable, Hashable {
  /// The number of bytes transferred so far. A download that continues an earlier one includes the bytes of the earlier
  /// one.
  public let completedBytes: Int
  /// The total number of bytes; nil if it is not known.
  public let totalBytes: Int?

  /// Creates a progress, for example in a test or a preview of a screen that shows it.
  public init(completedBytes: Int, totalBytes: Int?) {
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
  }

  /// The transferred fraction, from 0 to 1; nil if the total is not known. If the total is zero, the fraction is 1.
  public var fraction: Double? {
    totalBytes.map { $0 > 0 ? min(1, Double(completedBytes) / Double($0)) : 1 }
  }
}
