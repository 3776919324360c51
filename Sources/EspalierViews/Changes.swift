/// The difference of two components: what to set, and what to reset to its declared default.
///
/// ```swift
/// let quiet: Component<Label> = Component(.text("Rent"), .alpha(0.5))
/// let loud: Component<Label> = Component(.text("Rent"))
/// quiet.changes(to: loud).description  // "alpha reset"
/// ```
///
/// Up to two changes, which is what most updates are, cost no allocation.
///
/// Applied to a view that shows the old component it gives what applying the new one to a fresh view gives.
public struct Changes<Target: View>: Sendable, Equatable {
  @usableFromInline let entries: StyleChanges

  @inlinable init(entries: StyleChanges) { self.entries = entries }

  /// Whether nothing differs.
  public var isEmpty: Bool { entries.count == 0 }
  /// How many properties differ, children's included.
  public var count: Int { entries.count }
}

extension Changes: CustomStringConvertible {
  /// One line a change, sorted by child and name.
  public var description: String { StyleDescription.lines(of: entries.array, in: Target.self).joined(separator: "\n") }
}
