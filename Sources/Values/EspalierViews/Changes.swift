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

  /// A Boolean value that indicates whether nothing differs.
  public var isEmpty: Bool { entries.count == 0 }
  /// The number of properties that differ, children's included.
  public var count: Int { entries.count }
}

extension Changes {
  /// The difference as a component, for code that keeps, shows or sends components only: a property that was reset is
  /// set to the value that a view shows of which nothing is set.
  ///
  /// Put over the older component it shows what the newer one shows:
  ///
  /// ```swift
  /// let quiet: Component<Label> = Component(.text("Rent"), .alpha(0.5))
  /// let loud: Component<Label> = Component(.text("Rent"))
  /// let same = quiet.adding(quiet.changes(to: loud).component).value(of: \.alpha) == 1  // true
  /// ```
  public var component: Component<Target> {
    let base = ViewSchema.of(Target.self).complete(Component<Target>().erased)
    let styles = entries.array.map { entry in
      guard entry.value == .unset else { return entry }
      let slot = StyleSlot(key: entry.key)
      return StyleEntry(key: entry.key, value: base.value(at: slot) ?? slot.property.defaultValue)
    }
    return Component(storage: StyleStorage(entries: styles))
  }
}

extension Changes: CustomStringConvertible {
  /// One line a change, sorted by child and name.
  public var description: String { StyleDescription.lines(of: entries.array, in: Target.self).joined(separator: "\n") }
}
