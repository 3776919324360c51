/// The difference of two components: what to set, and what to reset to its declared default.
///
/// ```swift
/// let quiet: Component<Label> = Component(.text("Rent"), .alpha(0.5))
/// let loud: Component<Label> = Component(.text("Rent"))
/// quiet.changes(to: loud).description  // "alpha reset"
/// ```
///
/// Applied to a view that shows the old component it gives what applying the new one to a fresh view gives.
public struct Changes<Target: View>: Sendable, Equatable {
  @usableFromInline let entries: [StyleEntry]

  @inlinable init(entries: [StyleEntry]) { self.entries = entries }

  /// Whether nothing differs.
  public var isEmpty: Bool { entries.isEmpty }
  /// How many properties differ, children's included.
  public var count: Int { entries.count }
}

extension Changes: CustomStringConvertible {
  /// One line a change, sorted by child and name.
  public var description: String { StyleDescription.lines(of: entries, in: Target.self).joined(separator: "\n") }
}
