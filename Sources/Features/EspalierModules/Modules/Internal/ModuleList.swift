/// The children of one module, in order. Removing a child leaves a gap, so that the cost does not depend on the number
/// of children. When half of all entries are gaps, the list closes them.
@MainActor
struct ModuleList {
  private var entries: [Entry] = []
  private var count = 0
  private var keptCount = 0

  private enum Entry {
    case module(AnyModule)
    case gap
    /// A position that is reserved for a module under construction.
    case kept(ModulePosition)

    var module: AnyModule? {
      if case .module(let module) = self { module } else { nil }
    }
    var isGap: Bool {
      if case .gap = self { true } else { false }
    }
  }

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  var all: [AnyModule] {
    var modules: [AnyModule] = []
    modules.reserveCapacity(count)
    for case .module(let module) in entries { modules.append(module) }
    return modules
  }

  func first<Wanted>(_ wanted: (AnyModule) -> Wanted?) -> Wanted? {
    for case .module(let module) in entries {
      if let found = wanted(module) { return found }
    }
    return nil
  }

  /// The last module that is not ending.
  var lastStaying: AnyModule? {
    for case .module(let module) in entries.reversed() where !module.isEnding { return module }
    return nil
  }

  mutating func append(_ module: AnyModule) {
    module.listIndex = entries.count
    entries.append(.module(module))
    count += 1
  }

  mutating func remove(_ module: AnyModule) {
    guard entries.indices.contains(module.listIndex), entries[module.listIndex].module === module else { return }
    entries[module.listIndex] = .gap
    module.listIndex = -1
    count -= 1
    closeGaps()
  }

  mutating func removeAll() -> [AnyModule] {
    let modules = all
    entries = []
    count = 0
    keptCount = 0
    return modules
  }

  // MARK: Positions

  /// Removes a module, and reserves its position among its siblings for another module.
  mutating func keepPosition(of module: AnyModule) -> ModulePosition? {
    guard entries.indices.contains(module.listIndex), entries[module.listIndex].module === module else { return nil }
    let position = ModulePosition(index: module.listIndex)
    entries[position.index] = .kept(position)
    module.listIndex = -1
    count -= 1
    keptCount += 1
    return position
  }

  /// Inserts a module at a reserved position.
  mutating func put(_ module: AnyModule, at position: ModulePosition) {
    guard isKept(position) else { return append(module) }
    module.listIndex = position.index
    entries[position.index] = .module(module)
    keptCount -= 1
    count += 1
  }

  /// Removes a reserved position, unless a module has been inserted there.
  mutating func giveUp(_ position: ModulePosition) {
    guard isKept(position) else { return }
    entries[position.index] = .gap
    keptCount -= 1
    closeGaps()
  }

  private func isKept(_ position: ModulePosition) -> Bool {
    guard entries.indices.contains(position.index), case .kept(let known) = entries[position.index] else {
      return false
    }
    return known === position
  }

  private mutating func closeGaps() {
    while entries.last?.isGap == true { entries.removeLast() }
    guard entries.count > 16, (count + keptCount) * 2 < entries.count else { return }
    entries.removeAll(where: \.isGap)
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .module(let module): module.listIndex = index
      case .kept(let position): position.index = index
      case .gap: continue
      }
    }
  }
}

/// The position of a removed module, reserved for the module that replaces it.
@MainActor
final class ModulePosition {
  fileprivate(set) var index: Int

  fileprivate init(index: Int) { self.index = index }
}
