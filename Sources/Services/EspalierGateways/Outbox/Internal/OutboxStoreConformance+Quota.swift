/// The laws of an owner's quota.
extension OutboxStoreConformance {
  static func checkQuota(_ store: some OutboxStore) async throws {
    func expect(_ expected: Insertion, _ id: String, _ owner: String?, within quota: Int?, _ law: String) async throws {
      try self.expect(expected, try await Insertion(of: entry(id, owner: owner), into: store, within: quota), law)
    }
    for id in ["a", "b"] {
      try await expect(.inserted, id, "Ada", within: 2, "`insert` takes entries up to the quota.")
    }
    try await expect(
      .refused(.quotaReached(owner: "Ada", quota: 2)), "c", "Ada", within: 2,
      "`insert` throws `quotaReached` for one entry above the quota.")
    try await self.expect(
      [entry("a", owner: "Ada"), entry("b", owner: "Ada")], in: store, "Nothing is inserted above the quota.")
    try await expect(
      .isThere, "a", "Ada", within: 2, "`insert` returns false for an id that is there, also when the quota is reached."
    )
    for (id, owner) in [("d", "Grace"), ("e", nil), ("f", nil), ("g", nil)] {
      try await expect(
        .inserted, id, owner, within: 2, "Entries of others, and those of nobody, are not in an owner's quota.")
    }
    try await expect(.inserted, "c", "Ada", within: 3, "The quota is the one that `insert` is given.")
    _ = try await store.remove(entry("b", owner: "Ada"))
    try await expect(.inserted, "h", "Ada", within: 3, "What is removed makes room in the quota.")
    try await expect(.inserted, "i", "Ada", within: nil, "Without a quota there is always room.")
  }

  /// The outcome of an attempt to insert an entry.
  private enum Insertion: Sendable, Equatable {
    case inserted, isThere
    case refused(OutboxError)

    init(of entry: OutboxEntry, into store: some OutboxStore, within quota: Int?) async throws {
      do {
        self = try await store.insert(entry, within: quota) ? .inserted : .isThere
      } catch let error as OutboxError {
        self = .refused(error)
      }
    }
  }

  static func checkQuotaOfManyAtOnce(_ store: some OutboxStore) async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { _ = try? await store.insert(entry("\(number)", owner: "Ada"), within: 7) }
      }
    }
    try expect(7, try await store.entries(of: "Ada").count, "Many who insert at once do not pass the quota together.")
  }
}
