extension ContainerCore {
  func validate(for container: Container) throws -> [ContainerNote] {
    try validate(for: container, with: lineage.flatMap(\.assemblies))
  }

  func validate(for container: Container, with assemblies: [any Assembly]) throws -> [ContainerNote] {
    var validation = Validation(self)
    validation.run()
    for assembly in assemblies {
      do {
        try assembly.validate(container)
      } catch {
        validation.faults.append(
          ContainerFault(kind: .assembly(String(describing: Swift.type(of: assembly)), error), path: []))
      }
    }
    let notes = validation.notes
    if !validation.faults.isEmpty { throw ContainerFaults(faults: validation.faults, notes: notes) }
    return notes
  }
}

/// A check of registrations and their declared needs, which creates no values.
struct Validation {
  /// A registration, and the container from which its value would be created.
  private struct Node {
    let registration: Registration
    let core: ContainerCore
    var needs: [Int] = []
    var state = State.unseen
  }
  private enum State { case unseen, open, done }

  private let root: ContainerCore
  private var nodes: [Node] = []
  private var numbers: [GraphValues.Key: Int] = [:]
  var faults: [ContainerFault] = []

  init(_ core: ContainerCore) { root = core }

  mutating func run() {
    for core in root.lineage { findAmbiguous(core.registrations) }
    let visible = root.visible
    numbers.reserveCapacity(visible.count)
    nodes.reserveCapacity(visible.count)
    for registration in visible {
      if let found = root.find(registration.key) { _ = number(found, from: root) }
    }
    // The list grows during the loop: values that parents keep are created from the parents' registrations.
    var index = 0
    while index < nodes.count {
      link(index)
      index += 1
    }
    for index in nodes.indices where nodes[index].state == .unseen { findCircles(index) }
    for index in nodes.indices { findCaptures(index) }
  }

  /// The notes about registrations that were not checked. Each registration has one note, even if several containers
  /// may create its value.
  var notes: [ContainerNote] {
    var known: Set<ObjectIdentifier> = []
    return nodes.map(\.registration)
      .filter { !$0.knowsNeeds && known.insert(ObjectIdentifier($0)).inserted }
      .map { ContainerNote(kind: .unknownNeeds, registration: $0.site) }
  }

  private mutating func number(_ found: ContainerCore.Found, from core: ContainerCore) -> Int {
    let registration = found.registration.takeUnretainedValue()
    let core = registration.lifetime.isKept ? found.owner.takeUnretainedValue() : core
    let graphKey = GraphValues.Key(registration, core)
    if let number = numbers[graphKey] { return number }
    numbers[graphKey] = nodes.count
    nodes.append(Node(registration: registration, core: core))
    return nodes.count - 1
  }

  private mutating func findAmbiguous(_ registrations: [Registration]) {
    var latest: [DependencyKey: Registration] = [:]
    latest.reserveCapacity(registrations.count)
    for registration in registrations {
      guard let earlier = latest.updateValue(registration, forKey: registration.key) else { continue }
      if !registration.isReplacing {
        faults.append(ContainerFault(kind: .ambiguous, path: [earlier.site, registration.site]))
      }
    }
  }

  private mutating func link(_ index: Int) {
    let (registration, core) = (nodes[index].registration, nodes[index].core)
    var needs: [Int] = []
    needs.reserveCapacity(registration.needs.count)
    for key in registration.needs {
      guard let found = core.find(key) else {
        faults.append(ContainerFault(kind: .missing(key), path: [registration.site]))
        continue
      }
      let need = number(found, from: core)
      needs.append(need)
      let door = nodes[need].registration.door
      if !registration.door.reaches(door) {
        faults.append(
          ContainerFault(
            kind: .wrongCall(use: door.use), path: [registration.site, nodes[need].registration.site]))
      }
    }
    nodes[index].needs = needs
  }

  /// Searches depth-first for cycles, with an explicit stack. A registration that the search meets while it is open
  /// closes a cycle.
  private mutating func findCircles(_ start: Int) {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    nodes[start].state = .open
    while let (node, next) = path.last {
      guard next < nodes[node].needs.count else {
        nodes[node].state = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let need = nodes[node].needs[next]
      switch nodes[need].state {
      case .done: break
      case .unseen:
        nodes[need].state = .open
        path.append((need, 0))
      case .open:
        let circle = path.drop { $0.node != need }.map { nodes[$0.node].registration.site }
        faults.append(ContainerFault(kind: .cycle, path: circle + [nodes[need].registration.site]))
      }
    }
  }

  /// Searches for kept values that hold shorter-lived values. A kept value holds its needs, and the needs of transient
  /// values created for it.
  private mutating func findCaptures(_ index: Int) {
    let lifetime = nodes[index].registration.lifetime
    guard lifetime.isKept else { return }
    var open: [[Int]] = [[index]]
    var seen: Set<Int> = []
    while let path = open.popLast() {
      for need in nodes[path[path.count - 1]].needs where need != index {
        let other = nodes[need].registration.lifetime
        if lifetime.outlives(other) {
          faults.append(
            ContainerFault(
              kind: .capturesShorterLifetime, path: (path + [need]).map { nodes[$0].registration.site }))
        } else if case .transient = other.rule, seen.insert(need).inserted {
          open.append(path + [need])
        }
      }
    }
  }
}

extension ResolveKind {
  /// Returns true when a factory for this kind of call can resolve a value for the other kind.
  fileprivate func reaches(_ other: ResolveKind) -> Bool {
    switch (self, other) {
    case (_, .any), (.async, _), (.asyncArguments, _): true
    // A type with arguments has a key of its own, which no registration can declare as a need.
    case (_, .arguments), (_, .mainActorArguments), (_, .asyncArguments): true
    case (.mainActor, .mainActor), (.mainActorArguments, .mainActor): true
    default: false
    }
  }
}
