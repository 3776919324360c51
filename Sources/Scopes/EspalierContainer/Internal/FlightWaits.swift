internal import EspalierBase
internal import EspalierScopes

/// The flights for which each flight waits, in all containers. With them, a cycle is found before all its flights wait
/// forever.
private let waits = Lock<[ObjectIdentifier: [Flight<AnyBox>]]>([:])

extension Flight<AnyBox> {
  /// Records that this flight waits for `other`. Returns false if `other` waits for this flight, itself or through
  /// others.
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
