/// The difference between two components: the properties to set, and those to reset to their declared defaults.
///
/// ```swift
/// let quiet: Component<Label> = Component(.text("Rent"), .alpha(0.5))
/// let loud: Component<Label> = Component(.text("Rent"))
/// quiet.changes(to: loud).description  // "alpha reset"
/// ```
///
/// A difference of up to two changes, as most updates are, costs no allocation.
///
/// Applying it to a view that shows the older component has the same result as applying the newer component to a new
/// view.
public struct Changes<Target: View>: Sendable, Equatable {
  @usableFromInline let entries: StyleChanges

  @inlinable init(entries: StyleChanges) { self.entries = entries }

  /// A Boolean value that indicates whether there is no difference.
  public var isEmpty: Bool { entries.count == 0 }
  /// The number of properties that differ, including those of children.
  public var count: Int { entries.count }
}

extension Changes {
  /// The difference as a component, for code that keeps, shows or sends only components.
  ///
  /// A property to reset is set to the value that a view shows if nothing is set.
  ///
  /// Adding it to the older component gives a component that looks like the newer one:
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
  /// The changes as lines, one for each, sorted by child and name.
  public var description: String { StyleDescription.lines(of: entries.array, in: Target.self).joined(separator: "\n") }
}
