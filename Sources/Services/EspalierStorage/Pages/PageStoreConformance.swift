internal import Foundation

/// A conformance check for a ``PageStore`` of your own. It checks the rules that every page store must follow.
///
/// ```swift
/// func check() async throws {
///   let faults = try await PageStoreConformance.faults { MemoryPageStore() }
///   print(faults)  // none
/// }
/// ```
public enum PageStoreConformance {
  /// Checks an empty store with the operations that a server performs, and returns a sentence for each broken rule.
  ///
  /// - Parameter make: A closure that returns an empty store; each law gets a store of its own.
  /// - Returns: A sentence for each law that does not hold; an empty array for a correct store.
  public static func faults(of make: () async throws -> any PageStore) async throws -> [String] {
    var faults: [String] = []
    let start = Date(timeIntervalSince1970: 1_000_000)
    var store = try await make()
    func expect(_ holds: Bool, _ law: String) { if !holds { faults.append(law) } }
    func data(_ text: String) -> Data { Data(text.utf8) }
    // Reading a page takes it over; later changes use the lease that the read returned.
    var leases: [String: PageLease] = [:]
    func read(_ name: String) async throws -> Data? {
      let taken = try await store.take(name, at: start)
      leases[name] = taken.lease
      return taken.content
    }
    expect(try await read("a") == nil, "An empty store has no page.")
    try await store.commit([])
    try await store.commit([PageChange("a", content: data("1"), lease: leases["a"] ?? .first, moment: start)])
    expect(try await read("a") == data("1"), "A page is read as it was kept.")
    try await store.commit([PageChange("a", content: data("2"), lease: leases["a"] ?? .first, moment: start + 1)])
    expect(try await read("a") == data("2"), "The later of two contents is kept.")
    let binary = Data((0...255).map { UInt8($0) })
    try await store.commit([
      PageChange("b", content: binary, moment: start), PageChange("c", content: Data(), moment: start),
      PageChange("a", content: nil, lease: leases["a"] ?? .first, moment: start + 2),
    ])
    expect(try await read("a") == nil, "A page that is forgotten is gone.")
    expect(try await read("b") == binary, "All bytes are kept as they are.")
    expect(try await read("c") == Data(), "An empty page is a page.")
    try await store.commit([
      PageChange("d", content: data("1"), moment: start), PageChange("d", content: data("2"), moment: start),
    ])
    expect(try await read("d") == data("2"), "Of two changes of one page in a commit the later counts.")
    try await store.commit([PageChange("nobody", content: nil, moment: start)])

    store = try await make()
    try await store.commit((0..<10).map { PageChange("\($0)", content: data("x"), moment: start + Double($0)) })
    try await store.removePages(changedBefore: start + 2, keepingAtMost: 100)
    try await store.removePages(changedBefore: start, keepingAtMost: 7)
    expect(try await read("1") == nil, "What was changed before the moment is gone.")
    expect(try await read("2") == nil, "The oldest go where there are too many.")
    expect(try await read("3") != nil, "The youngest stay where there are too many.")
    store = try await make()
    try await store.commit([PageChange("at", content: data("x"), moment: start)])
    try await store.removePages(changedBefore: start, keepingAtMost: 100)
    expect(try await read("at") != nil, "What was changed at the moment stays.")
    try await store.removePages(changedBefore: start, keepingAtMost: 0)
    expect(try await read("at") == nil, "Nothing is kept where nothing may be.")
    return try await faults + faultsOfLeases(in: make())
  }

  private static func faultsOfLeases(in store: any PageStore) async throws -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ law: String) { if !holds { faults.append(law) } }
    let moment = Date(timeIntervalSince1970: 1_000_000)
    func change(_ text: String?, _ lease: PageLease, name: String = "a") -> PageChange {
      PageChange(name, content: text.map { Data($0.utf8) }, lease: lease, moment: moment)
    }
    expect(try await store.commit([change("1", .first)]) == [], "Whoever made a page may change it.")
    let second = try await store.take("a", at: moment)
    expect(second.content == Data("1".utf8), "A page is taken over with what was kept of it.")
    expect(second.lease > .first, "Whoever takes a page over has a later lease.")
    expect(try await store.commit([change("2", second.lease)]) == [], "Whoever has taken a page over may change it.")
    let lost = try await store.commit([change("old", .first), change("other", .first, name: "b")])
    expect(lost == ["a"], "Whoever has lost a page is told so, by its name alone.")
    expect(try await store.commit([change(nil, .first)]) == ["a"], "Whoever has lost a page cannot forget it.")
    let third = try await store.take("a", at: moment)
    expect(third.content == Data("2".utf8), "What was kept with an earlier lease changes nothing.")
    expect(third.lease > second.lease, "Each who takes a page over has a later lease than all before.")
    let other = try await store.take("b", at: moment)
    expect(other.content == Data("other".utf8), "The other changes of a commit are carried out.")
    let early = try await store.take("nobody", at: moment)
    expect(early.content == nil, "A page of which nothing was kept can be taken over.")
    expect(
      try await store.commit([change("late", .first, name: "nobody")]) == ["nobody"],
      "Whoever made a page has lost it when it was taken over before anything was kept.")
    expect(try await store.commit([change(nil, third.lease)]) == [], "Whoever holds a page may forget it.")
    return faults
  }
}
