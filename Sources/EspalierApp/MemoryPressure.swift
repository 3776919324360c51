/// A look at the memory that the program has, and whether it runs low.
///
/// ```swift
/// @MainActor func look(after host: AppHost<some App>) async {
///   await host.watchMemory()  // until the task is cancelled
/// }
/// ```
///
/// On Linux memory runs low when the program, or the control group that it is in, waits for memory for a tenth of its time
/// (the kernel's pressure stall information), or when the group has nine tenths of what it may have in use, besides
/// the files that are kept in memory only for speed. A container is such a group.
public struct MemoryPressure: Sendable {
  /// True when memory runs low, false when it does not; nil where that cannot be told.
  public let isLow: @Sendable () -> Bool?

  /// Looks in a way of one's own: for another platform, for a test.
  public init(isLow: @escaping @Sendable () -> Bool?) { self.isLow = isLow }

  /// Looks at what the system says of the process.
  public static let system = MemoryPressure { MemoryFiles().isLow() }
}
