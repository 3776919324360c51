import EspalierGateways
import Foundation
import Synchronization
import Testing

@Suite struct OutboxStoreLawsTests {
  @Test func `the store in memory keeps the laws`() async throws {
    try await OutboxStoreConformance.check {
      MemoryOutboxStore()
    } reopening: {
      MemoryOutboxStore($0.entries())
    }
  }

  /// A way to break a law, and words of the law.
  enum Fault: String, CaseIterable, Sendable {
    case sortsByDate = "the order of insertion"
    case losesChoices = "comes back whole"
    case tellsTrueOfDuplicates = "returns false for an id that is there"
    case replacesDuplicates = "stays as it is when its id is inserted again"
    case movesUpdated = "leaves it in its place"
    case insertsUpdated = "inserts nothing"
    case tellsTrueOfGone = "returns false for an entry that is gone"
    case removesAll = "and no other"
    case throwsForGone = "GoneError"
    case updatesWhatHasChanged = "`update` returns false where the entry is not as it was read"
    case removesWhatHasChanged = "`remove` returns false where the entry is not as it was read"
    case comparesStatesAlone = "An entry is compared as a whole"
    case comparesBeforeItWrites = "Of many who change an entry as they read it at once, one does"
    case comparesBeforeItRemoves = "Of many who remove an entry at once, one does"
    case findsOthers = "of this owner"
    case findsNothing = "the whole entry of the id"
    case losesOwners = "comes back whole:"
    case heedsNoQuota = "for one entry above the quota"
    case insertsAboveQuota = "Nothing is inserted above the quota"
    case refusesDuplicates = "also when the quota is reached"
    case countsOthers = "not in an owner's quota"
    case passesTheQuotaTogether = "do not pass the quota together"
    case forgets = "opened again"
  }

  @Test(arguments: Fault.allCases) func `a store that breaks a law is found`(fault: Fault) async throws {
    let error = try #require(
      await #expect(throws: (any Error).self) {
        try await OutboxStoreConformance.check {
          FaultyStore(fault)
        } reopening: {
          fault == .forgets ? FaultyStore(fault) : $0
        }
      })
    #expect("\(error)".contains(fault.rawValue), "\(error)")
  }

  struct GoneError: Error {}

  private final class FaultyStore: OutboxStore {
    let fault: Fault
    let kept = MemoryOutboxStore()

    init(_ fault: Fault) { self.fault = fault }

    func entries(of owner: String) async throws -> [OutboxEntry] {
      fault == .findsOthers ? kept.entries().filter { $0.owner != nil } : kept.entries(of: owner)
    }

    func entry(_ id: OutboxEntry.ID) async throws -> OutboxEntry? {
      fault == .findsNothing ? nil : kept.entry(id)
    }

    func entries() async throws -> [OutboxEntry] {
      let entries = kept.entries()
      switch fault {
      case .sortsByDate: return entries.sorted { $0.date < $1.date }
      case .losesChoices:
        return entries.map { entry in
          guard case .conflict(let conflict) = entry.state else { return entry }
          return OutboxEntry(
            id: entry.id, idempotencyKey: entry.idempotencyKey, kind: entry.kind, orderKey: entry.orderKey,
            body: entry.body, date: entry.date, attempts: entry.attempts,
            state: .conflict(OutboxConflict(conflict.words)), choice: entry.choice, lastFailure: entry.lastFailure)
        }
      case .losesOwners:
        return entries.map { entry in
          OutboxEntry(
            id: entry.id, idempotencyKey: entry.idempotencyKey, kind: entry.kind, orderKey: entry.orderKey,
            body: entry.body, date: entry.date, attempts: entry.attempts, state: entry.state, choice: entry.choice,
            lastFailure: entry.lastFailure)
        }
      default: return entries
      }
    }

    func insert(_ entry: OutboxEntry, within quota: Int?) async throws -> Bool {
      if try await insertInItsQuota(entry, quota) { return true }
      if fault == .replacesDuplicates, let there = kept.entry(entry.id) { kept.update(entry, from: there) }
      return fault == .tellsTrueOfDuplicates
    }

    private func insertInItsQuota(_ entry: OutboxEntry, _ quota: Int?) async throws -> Bool {
      switch fault {
      case .heedsNoQuota: return try kept.insert(entry, within: nil)
      case .insertsAboveQuota:
        do { return try kept.insert(entry, within: quota) } catch {
          try kept.insert(entry, within: nil)
          throw error
        }
      case .refusesDuplicates, .countsOthers, .passesTheQuotaTogether:
        if fault != .refusesDuplicates, kept.entry(entry.id) != nil { return false }
        let counted = fault == .countsOthers ? kept.entries() : kept.entries(of: entry.owner ?? "")
        // All who insert at once have counted before one inserts.
        if fault == .passesTheQuotaTogether { await settle() }
        if let quota, counted.count >= quota {
          throw OutboxError.quotaReached(owner: entry.owner ?? "", quota: quota)
        }
        return try kept.insert(entry, within: nil)
      default: return try kept.insert(entry, within: quota)
      }
    }

    func update(_ entry: OutboxEntry, from expected: OutboxEntry) async throws -> Bool {
      let there = kept.entry(entry.id)
      switch fault {
      case .movesUpdated where kept.remove(expected): return try kept.insert(entry, within: nil)
      case .updatesWhatHasChanged: return there.map { kept.update(entry, from: $0) } ?? false
      case .comparesStatesAlone where there?.state == expected.state:
        return there.map { kept.update(entry, from: $0) } ?? false
      case .comparesBeforeItWrites:
        guard there == expected else { return false }
        await settle()
        return kept.entry(entry.id).map { kept.update(entry, from: $0) } ?? false
      default: break
      }
      if kept.update(entry, from: expected) { return true }
      if fault == .insertsUpdated { try kept.insert(entry, within: nil) }
      return fault == .tellsTrueOfGone
    }

    func remove(_ expected: OutboxEntry) async throws -> Bool {
      let there = kept.entry(expected.id)
      switch fault {
      case .throwsForGone where there == nil: throw GoneError()
      case .removesAll:
        for other in kept.entries() where other != expected { kept.remove(other) }
      case .removesWhatHasChanged: return there.map { kept.remove($0) } ?? false
      case .comparesBeforeItRemoves:
        guard there == expected else { return false }
        await settle()
        kept.remove(expected)
        return true
      default: break
      }
      return kept.remove(expected)
    }
  }
}
