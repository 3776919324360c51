/// A check of whether the program is running low on memory.
///
/// ```swift
/// @MainActor func look(after host: AppHost<some App>) async {
///   await host.watchMemory()  // until the task is cancelled
/// }
/// ```
///
/// On Linux, memory runs low in two cases. Either the program, or its control group, waits for memory for a tenth of
/// its time (the kernel's pressure stall information). Or the group uses nine tenths of its limit, not counting files
/// that are kept in memory only for speed. A container is such a group.
public struct MemoryPressure: Sendable {
  /// The closure that returns true if memory runs low, and false if it does not; nil if that cannot be determined.
  public let isLow: @Sendable () -> Bool?

  /// Creates a custom check: for another platform, or for a test.
  public init(isLow: @escaping @Sendable () -> Bool?) { self.isLow = isLow }

  /// The check of the system's reports on the process.
  public static let system = MemoryPressure { MemoryFiles().isLow() }
}
