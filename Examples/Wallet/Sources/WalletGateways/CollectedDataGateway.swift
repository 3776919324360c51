public import Espalier

/// Shows people the data that the wallet has collected about its use, stops that, and exports the data.
///
/// The gateway is for the whole program: the collected data have nobody's name on them, so they belong to nobody alone.
public protocol CollectedDataGateway: Sendable {
  /// Returns the number of collected events, and whether more are collected.
  func collectedData() async throws -> CollectedData
  /// Begins to collect, or stops at once.
  func setCollecting(_ isCollecting: Bool) async throws
  /// Deletes all collected data.
  func deleteAll() async throws
  /// Returns all collected data, as a file of CSV.
  func export() -> ExportedFile
}

/// The amount of data that has been collected.
public struct CollectedData: Hashable, Sendable {
  /// A Boolean value that indicates whether more is collected.
  public var isCollecting: Bool
  /// The number of events that are kept.
  public var count: Int

  /// Creates a description of the collected data.
  public init(isCollecting: Bool, count: Int) {
    self.isCollecting = isCollecting
    self.count = count
  }
}
