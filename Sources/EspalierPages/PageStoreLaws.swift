internal import Foundation

/// What every ``PageStore`` keeps to, as a check for one of your own.
///
/// ```swift
/// func check() async throws {
///   let faults = try await PageStoreLaws.faults { MemoryPageStore() }
///   print(faults)  // none
/// }
/// ```
public enum PageStoreLaws {
  /// Tries an empty store in all the ways that a server uses it.
  ///
  /// - Parameter make: Makes an empty store; each law has one of its own.
  /// - Returns: A sentence for each law that does not hold; none for a store that is right.
  public static func faults(of make: () async throws -> any PageStore) async throws -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ law: String) { if !holds { faults.append(law) } }
    func data(_ text: String) -> Data { Data(text.utf8) }
    let start = Date(timeIntervalSince1970: 1_000_000)

    var store = try await make()
    expect(try await store.page("a") == nil, "An empty store has no page.")
    try await store.commit([])
    try await store.commit([PageChange("a", content: data("1"), moment: start)])
    expect(try await store.page("a") == data("1"), "A page is read as it was kept.")
    try await store.commit([PageChange("a", content: data("2"), moment: start + 1)])
    expect(try await store.page("a") == data("2"), "The later of two contents is kept.")
    let binary = Data((0...255).map { UInt8($0) })
    try await store.commit([
      PageChange("b", content: binary, moment: start), PageChange("c", content: Data(), moment: start),
      PageChange("a", content: nil, moment: start + 2),
    ])
    expect(try await store.page("a") == nil, "A page that is forgotten is gone.")
    expect(try await store.page("b") == binary, "All bytes are kept as they are.")
    expect(try await store.page("c") == Data(), "An empty page is a page.")
    try await store.commit([
      PageChange("d", content: data("1"), moment: start), PageChange("d", content: data("2"), moment: start),
    ])
    expect(try await store.page("d") == data("2"), "Of two changes of one page in a commit the later counts.")
    try await store.commit([PageChange("nobody", content: nil, moment: start)])

    store = try await make()
    try await store.commit((0..<10).map { PageChange("\($0)", content: data("x"), moment: start + Double($0)) })
    try await store.removePages(changedBefore: start + 2, keepingAtMost: 100)
    expect(try await store.page("1") == nil, "What was changed before the moment is gone.")
    expect(try await store.page("2") != nil, "What was changed at the moment stays.")
    try await store.removePages(changedBefore: start, keepingAtMost: 3)
    expect(try await store.page("6") == nil, "The oldest go where there are too many.")
    expect(try await store.page("7") != nil, "The youngest stay where there are too many.")
    try await store.removePages(changedBefore: start, keepingAtMost: 0)
    expect(try await store.page("9") == nil, "Nothing is kept where nothing may be.")
    return faults
  }
}
