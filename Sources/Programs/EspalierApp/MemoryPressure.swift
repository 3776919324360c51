/// A check of whether the memory that the program has runs low.
///
/// ```swift
/// @MainActor func look(after host: AppHost<some App>) async {
///   await host.watchMemory()  // until the task is cancelled
/// }
/// ```
///
/// On Linux memory runs low when the program, or the control group that it is in, waits for memory for a tenth of its
/// time (the kernel's pressure stall information), or when the group has nine tenths of its limit in use, apart from
/// files that are kept in memory only for speed. A container is such a group.
public struct MemoryPressure: Sendable {
  /// Returns true when memory runs low, and false when it does not; nil where that cannot be known.
  public let isLow: @Sendable () -> Bool?

  /// Creates a check of your own: for another platform, or for a test.
  public init(isLow: @escaping @Sendable () -> Bool?) { self.isLow = isLow }

  /// The check of the system's reports on the process.
  public static let system = MemoryPressure { MemoryFiles().isLow() }
}
