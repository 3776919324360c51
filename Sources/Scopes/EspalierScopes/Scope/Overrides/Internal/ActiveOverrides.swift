import Synchronization

/// The overrides of one ``withOverrides(_:_:operation:)``, with the overrides around it.
@usableFromInline
@MainActor
final class ActiveOverrides {
  /// The result of a search for an override of a property.
  @usableFromInline
  enum Outcome {
    // The entry keeps the box, and the caller keeps the entries while it uses the box.
    case overridden(Unmanaged<AnyObject>)
    case live
    case unprovided
  }

  /// The number of active overrides in the process. An app without overrides only loads this number, and does not read
  /// its task locals.
  private nonisolated static let count = Atomic<Int>(0)

  @usableFromInline
  nonisolated static var areThere: Bool { count.load(ordering: .relaxed) != 0 }

  private let entries: [OverrideEntry]
  private let report: (@MainActor @Sendable (DependencyError) -> Void)?
  private let search: OverrideSearch?
  // Checking for overlapping access would cost each read a call into the runtime. There is none: the table is used on
  // the main actor only, and calls no code from outside.
  @exclusivity(unchecked) private var outcomes = OverrideTable()
  private var reported: Set<DependencyError> = []

  init(_ mode: OverrideMode, _ change: (inout Overrides) throws -> Void) rethrows {
    let outer = OverridesInEffect.current
    var overrides = Overrides(outer?.entries ?? [])
    try change(&overrides)
    entries = overrides.entries
    switch mode.rule {
    case .inherited: report = outer?.report
    case .lenient: report = nil
    case .strict(let report): self.report = report
    }
    search = nil
    Self.count.add(1, ordering: .relaxed)
  }

  /// Creates overrides that replace nothing, and report each read of an overridable property to `search`.
  init(_ search: OverrideSearch) {
    entries = []
    report = nil
    self.search = search
    Self.count.add(1, ordering: .relaxed)
  }

  /// True while a property is read only to determine to which property it leads. Values that are created in the
  /// meantime must not be kept.
  static var isSearching: Bool { areThere && OverridesInEffect.current?.search != nil }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  /// Returns the known outcome for a key path and a type of scope.
  ///
  /// A key path without arguments is one object for each location in the source. So the slow comparison of key paths is
  /// done once for each location.
  @usableFromInline
  func known(_ key: OverrideTable.Key) -> Outcome? { outcomes[key] }

  /// Returns the value that replaces an inherited dependency of a scope, if an override names the scope.
  @usableFromInline
  static func inherited(_ keyPath: AnyKeyPath, of scope: any ScopeNode) -> Unmanaged<AnyObject>? {
    guard let overrides = OverridesInEffect.current else { return nil }
    if let search = overrides.search { return search.pass(keyPath, of: scope) }
    guard !overrides.entries.isEmpty else { return nil }
    let key = OverrideTable.Key(keyPath: ObjectIdentifier(keyPath), scope: ObjectIdentifier(type(of: scope)))
    if let outcome = overrides.known(key) {
      if case .overridden(let box) = outcome { return box }
      return nil
    }
    let entry = overrides.entries.first { $0.replacesInherited(keyPath, of: scope) }
    let box = entry.map { Unmanaged.passUnretained($0.box) }
    overrides.outcomes.insert(box.map { .overridden($0) } ?? .live, for: key, keeping: keyPath)
    return box
  }

  /// Searches for an override, reports it if it is missing, and keeps the outcome.
  @usableFromInline
  func find(_ keyPath: AnyKeyPath, of scope: any ScopeNode, name: StaticString) -> Outcome {
    if let search { return search.reach(keyPath, of: scope) }
    let outcome: Outcome
    if let entry = entries.first(where: { $0.replaces(keyPath, of: scope) }) {
      outcome = .overridden(.passUnretained(entry.box))
    } else if let report {
      outcome = .unprovided
      let lack = DependencyError.unprovided(
        name: "\(name)", scope: "\(type(of: scope))", path: scope.scopePath)
      if reported.insert(lack).inserted { report(lack) }
    } else {
      outcome = .live
    }
    let key = OverrideTable.Key(keyPath: ObjectIdentifier(keyPath), scope: ObjectIdentifier(type(of: scope)))
    outcomes.insert(outcome, for: key, keeping: keyPath)
    return outcome
  }
}
