internal import EspalierBase
internal import EspalierScopes

/// The flights that each flight waits for, over all containers: so that a circle is found before all in it wait for
/// ever.
private let waits = Lock<[ObjectIdentifier: [Flight<AnyBox>]]>([:])

extension Flight<AnyBox> {
  /// Notes that this one waits for `other`. False if `other` waits for this one, itself or through others.
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
