internal import EspalierBase
internal import EspalierScopes

/// The constructions for which each construction waits, in all containers. They reveal a cycle of constructions before
/// these wait for each other forever.
private let waits = Lock<[ObjectIdentifier: [Flight<AnyBox>]]>([:])

extension Flight<AnyBox> {
  /// Records that this construction waits for the construction `other`. Returns false if `other` already waits for this
  /// construction, directly or through further constructions.
  func begin(waitingFor other: Flight) -> Bool {
    waits.withLock { waits in
      var found: Set<ObjectIdentifier> = []
      var open = [other]
      while let next = open.popLast() {
        if next === self { return false }
        guard found.insert(ObjectIdentifier(next)).inserted else { continue }
        open += waits[ObjectIdentifier(next)] ?? []
      }
      waits[ObjectIdentifier(self), default: []].append(other)
      return true
    }
  }

  func end(waitingFor other: Flight) {
    waits.withLock { waits in
      guard var others = waits[ObjectIdentifier(self)] else { return }
      if let index = others.firstIndex(where: { $0 === other }) { others.remove(at: index) }
      waits[ObjectIdentifier(self)] = others.isEmpty ? nil : others
    }
  }
}
