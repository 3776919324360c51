public import Espalier

/// Shows people what the wallet has collected about its use, stops that, and gives it out.
///
/// It is of the whole program: what is collected has nobody's name on it, so it is nobody's alone.
public protocol CollectedDataGateway: Sendable {
  /// What has been collected.
  func collectedData() async throws -> CollectedData
  /// Begins to collect, or stops at once.
  func setCollecting(_ isCollecting: Bool) async throws
  /// Deletes all that has been collected.
  func deleteAll() async throws
  /// All that has been collected, as a file of CSV.
  func export() -> ExportedFile
}

/// How much has been collected.
public struct CollectedData: Hashable, Sendable {
  /// Whether more is collected.
  public var isCollecting: Bool
  /// How many events are kept.
  public var count: Int

  /// Describes what has been collected.
  public init(isCollecting: Bool, count: Int) {
    self.isCollecting = isCollecting
    self.count = count
  }
}
