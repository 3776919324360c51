internal import Synchronization

/// The effects of the program's own properties and custom styles: the styles that their values stand for.
enum PropertyEffects {
  /// The meaning of a property, and the class that declares it.
  struct Effect: Sendable {
    let owner: View.Type
    let styles: @Sendable (StyleValue) -> StyleStorage
    let fits: @Sendable (View.Type) -> Bool
  }

  /// Effects may set properties with effects, but no view has more of them inside one another.
  private static let greatestDepth = 16

  private static let isUsed = Atomic(false)
  private static let effects = Mutex<[UInt16: Effect]>([:])
  /// The properties whose defaults were compared with the layout of their class.
  private static let compared = Mutex<Set<UInt16>>([])

  /// True if the program has used a property or a custom style with an effect. Until then, components are shown as they
  /// are.
  static var areUsed: Bool { isUsed.load(ordering: .relaxed) }

  static func add(_ effect: Effect, to number: UInt16) {
    effects.withLock { $0[number] = effect }
    noteUse()
  }

  static func noteUse() { isUsed.store(true, ordering: .relaxed) }

  static func hasEffect(_ number: UInt16) -> Bool { effects.withLock { $0[number] != nil } }

  /// Returns the styles of a component together with those that its properties stand for. A style of the component
  /// wins over an effect.
  static func shown(_ storage: StyleStorage, of type: View.Type) -> StyleStorage {
    var faults = Faults()
    let shown = shown(storage, of: type, depth: 0, &faults)
    if !faults.all.isEmpty { StyleProblems.noteEffects() }
    return shown
  }

  /// Returns the problems with the effects of a component's properties.
  static func problems(of component: AnyComponent) -> [String] {
    var faults = Faults()
    _ = shown(component.written, of: component.type, depth: 0, &faults)
    return faults.all
  }

  private static func shown(
    _ storage: StyleStorage, of type: View.Type, depth: Int, _ faults: inout Faults
  ) -> StyleStorage {
    var found: [(element: Int, name: String, styles: StyleStorage)] = []
    for entry in storage.entries where entry.property >= PropertyTable.firstOwn {
      let elements = ViewSchema.of(type).elements
      guard entry.element < elements.count else { continue }
      let owner = elements[entry.element].type
      guard let styles = styles(of: entry, in: owner, &faults) else { continue }
      let name = PropertyTable.description(of: entry.property).name
      guard depth < greatestDepth else {
        faults.add("The effects of properties set one another without end, “\(name)” of \(owner) among them.")
        return storage
      }
      found.append((entry.element, name, shown(styles, of: owner, depth: depth + 1, &faults)))
    }
    guard !found.isEmpty else { return storage }
    // A view has more to say of its child than the child itself. Numbers of properties differ from run to run, so that
    // two properties of one view are ordered by their names.
    found.sort { $0.element == $1.element ? $0.name < $1.name : $0.element > $1.element }
    let effects = found.reduce(StyleStorage()) { $0.merged(with: $1.styles.moved(by: $1.element)) }
    return effects.merged(with: storage)
  }

  private static func styles(
    of entry: StyleEntry, in type: View.Type, _ faults: inout Faults
  ) -> StyleStorage? {
    if let custom = CustomStyle(entry.value) { return custom.styles.entries.isEmpty ? nil : custom.styles }
    guard let effect = effects.withLock({ $0[entry.property] }) else { return nil }
    guard effect.fits(type) else {
      let name = PropertyTable.description(of: entry.property).name
      faults.add(
        """
        The effect of “\(name)” is declared for \(effect.owner), but the property is set on \(type). Write \
        `of: \(type).self`.
        """)
      return nil
    }
    if compared.withLock({ $0.insert(entry.property).inserted }) {
      if defaultProblem(of: entry.property, effect) != nil { ViewSchema.noteProblem() }
    }
    return effect.styles(entry.value)
  }

  /// The faults of effects that are found while styles are collected, each once.
  private struct Faults {
    private(set) var all: [String] = []
    mutating func add(_ fault: String) { if !all.contains(fault) { all.append(fault) } }
  }

  // MARK: Defaults

  /// Returns the problems of the properties that a class itself declares: styles for the default that the layout of the
  /// class does not have.
  ///
  /// A view that does not set the property shows its layout, so it would look different from one that sets the default.
  static func problems(of type: View.Type) -> [String] {
    guard areUsed else { return [] }
    let own = effects.withLock { $0.filter { $0.value.owner == type } }
    return own.compactMap { defaultProblem(of: $0.key, $0.value) }.sorted()
  }

  private static func defaultProblem(of number: UInt16, _ effect: Effect) -> String? {
    let property = PropertyTable.description(of: number)
    let layout = ViewSchema.of(effect.owner).complete(AnyComponent(type: effect.owner, storage: StyleStorage()))
    let differing = effect.styles(property.defaultValue).entries.filter { entry in
      let initial = PropertyTable.description(of: entry.property).defaultValue
      return (layout.value(at: StyleSlot(key: entry.key)) ?? initial) != entry.value
    }
    guard !differing.isEmpty else { return nil }
    let lines = StyleDescription.lines(of: differing, in: effect.owner).joined(separator: ", ")
    return """
      For its default, “\(property.name)” of \(effect.owner) stands for \(lines), but the layout of \(effect.owner) differs, \
      and a view that does not set “\(property.name)” shows the layout. Give the layout these styles, or return nil for the default.
      """
  }
}
