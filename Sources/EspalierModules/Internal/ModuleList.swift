/// The children of one module, in order. Taking one out leaves a gap, so that it costs the same for the first of ten
/// thousand as for the last; gaps are closed when they are half of all.
@MainActor
struct ModuleList {
  private var places: [AnyModule?] = []
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  var all: [AnyModule] {
    var modules: [AnyModule] = []
    modules.reserveCapacity(count)
    for case let module? in places { modules.append(module) }
    return modules
  }

  func first<Wanted>(_ wanted: (AnyModule) -> Wanted?) -> Wanted? {
    for case let module? in places {
      if let found = wanted(module) { return found }
    }
    return nil
  }

  /// The last one that is not on its way out.
  var lastStaying: AnyModule? {
    for case let module? in places.reversed() where !module.isEnding { return module }
    return nil
  }

  mutating func append(_ module: AnyModule) {
    module.listIndex = places.count
    places.append(module)
    count += 1
  }

  /// Puts a module where another one was taken out and ``closeGaps()`` has not run since.
  mutating func insert(_ module: AnyModule, at position: Int) {
    guard places.indices.contains(position), places[position] == nil else { return append(module) }
    module.listIndex = position
    places[position] = module
    count += 1
  }

  mutating func remove(_ module: AnyModule, leavesGap: Bool = false) {
    guard places.indices.contains(module.listIndex), places[module.listIndex] === module else { return }
    places[module.listIndex] = nil
    module.listIndex = -1
    count -= 1
    if !leavesGap { closeGaps() }
  }

  mutating func closeGaps() {
    while case .some(.none) = places.last { places.removeLast() }
    guard places.count > 16, count * 2 < places.count else { return }
    let staying = all
    places = staying
    for (position, module) in staying.enumerated() { module.listIndex = position }
  }

  mutating func removeAll() -> [AnyModule] {
    let modules = all
    places = []
    count = 0
    return modules
  }
}
