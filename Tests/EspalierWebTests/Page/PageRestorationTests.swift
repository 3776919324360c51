import EspalierNavigation
import EspalierScreens
import EspalierStorage
import EspalierTesting
import Foundation
import Logging
import Synchronization
import Testing

@testable import EspalierLivePage

/// Pages that are kept are sealed, belong to one session and person, and are never lost in silence.
@Suite struct PageRestorationTests {
  private let store = MemoryPageStore()
  private let log = Lines()

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var entries: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.debug
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) { lines.add("\(event.message) \(event.metadata ?? [:])") }
  }

  private static func key(_ byte: UInt8) -> SigningKey { SigningKey(bytes: [UInt8](repeating: byte, count: 32)) }

  private func restoration(_ key: SigningKey = key(1), store: (any PageStore)? = nil, maximum: Int = 1_000)
    -> PageRestoration
  {
    let log = log
    let logger = Logger(label: "test") { _ in Handler(lines: log) }
    return PageRestoration(store: store ?? self.store, key: key, maximumBytes: maximum, logger: logger)
  }

  /// A store that never answers.
  private struct SilentStore: PageStore {
    private func never() async throws -> Never {
      while true { try await Task.sleep(for: .seconds(3_600)) }
    }
    func take(_ name: String, at moment: Date) async throws -> TakenPage { try await never() }
    func commit(_ changes: [PageChange]) async throws -> Set<String> { try await never() }
    func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async throws { try await never() }
  }

  @Test func `a store that never answers is waited for as long as the restoration says, and the log says for what`()
    async
  {
    let (log, clock) = (log, TestClock())
    let restoration = PageRestoration(
      store: SilentStore(), key: Self.key(1), maximumBytes: 1_000,
      logger: Logger(label: "test") { _ in Handler(lines: log) }, patience: .seconds(30), clock: clock)
    let (change, owner) = (change(page(1)), owner())
    async let kept = restoration.keep([change], at: Date())
    clock.advance(by: await clock.sleeper())
    #expect(await kept == nil)
    #expect(await restoration.isFailing)
    async let taken = restoration.take(owner, at: Date())
    clock.advance(by: await clock.sleeper())
    #expect(await taken == nil)
    async let removed: Void = restoration.removePages(changedBefore: Date(), keepingAtMost: 1)
    clock.advance(by: await clock.sleeper())
    await removed
    let text = log.entries.joined(separator: "\n")
    for what in ["a commit", "what it has kept of a page", "the removal of old pages"] {
      #expect(text.contains("Waited 30 seconds for the page store, for \(what)"), "\(text)")
    }
  }

  private func owner(_ page: String = "p", session: String = "s", identity: String? = "7") -> PageRestoration.Owner {
    PageRestoration.Owner(
      page: page, session: Session(key: SessionKey(identifier: session), identity: identity, visit: "v"))
  }

  private func change(_ page: PageState?, lease: PageLease = .first) -> PageRestoration.Change {
    PageRestoration.Change(owner: owner(), lease: lease, page: page)
  }

  /// Reads a page, which its reader has taken over then.
  private func read(_ restoration: PageRestoration, _ owner: PageRestoration.Owner) async -> PageState? {
    await restoration.take(owner, at: Date())?.page
  }

  private func page(_ event: Int, _ path: Path = "/a") -> PageState {
    PageState(
      state: NavigationState(stack: .init([path])), scenes: RestorationStates(), events: PageEvents.Stored(last: event))
  }

  @Test func `a page is given back to its session and person, and to nobody else`() async {
    let restoration = restoration()
    #expect(await restoration.keep([change(page(3))], at: Date())?.lost == [])
    #expect(await read(restoration, owner()) == page(3))
    for other in [owner("q"), owner(session: "t"), owner(identity: "8"), owner(identity: nil)] {
      #expect(await read(restoration, other) == nil)
    }
    #expect(await read(self.restoration(Self.key(2)), owner()) == nil, "another key makes other names")
  }

  @Test func `a page that was taken over is told of, and what its successor has kept stays`() async throws {
    let (former, successor) = (restoration(), restoration())
    #expect(await former.keep([change(page(1))], at: Date())?.lost == [])
    let taken = try #require(await successor.take(owner(), at: Date()))
    #expect(taken.page == page(1))
    #expect(await successor.keep([change(page(2), lease: taken.lease)], at: Date())?.lost == [])
    #expect(await former.keep([change(page(9))], at: Date())?.lost == [owner()])
    #expect(await former.keep([change(nil)], at: Date())?.lost == [owner()])
    #expect(await read(successor, owner()) == page(2))
  }

  @Test func `what was written by others is not believed, and told`() async throws {
    struct Tampered: PageStore {
      let content: Data
      func take(_ name: String, at moment: Date) -> TakenPage { TakenPage(content: content, lease: .first.next) }
      func commit(_ changes: [PageChange]) -> Set<String> { [] }
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    for content in [Data(), Data("{}".utf8), Data(repeating: 7, count: 300)] {
      #expect(await read(restoration(store: Tampered(content: content)), owner()) == nil)
    }
    #expect(log.entries.count == 3)
    #expect(log.entries.allSatisfy { $0.contains("What was kept of a page could not be read") })
  }

  @Test func `a page is not taken over from a store that does not answer, and one that cannot be read is`() async {
    struct Silent: PageStore {
      func take(_ name: String, at moment: Date) throws -> TakenPage { throw PageStoreError(code: 5, message: "busy") }
      func commit(_ changes: [PageChange]) -> Set<String> { [] }
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    #expect(await restoration(store: Silent()).take(owner(), at: Date())?.lease == nil)
    #expect(log.entries.count == 1 && log.entries[0].contains("busy"), "\(log.entries)")
    let restoration = restoration()
    let name = PageSeal(key: Self.key(1)).name(of: owner())
    await store.commit([
      PageChange(name, content: Data("{}".utf8), lease: PageLease(rawValue: 9), moment: Date())
    ])
    let taken = await restoration.take(owner(), at: Date())
    #expect(taken?.lease == PageLease(rawValue: 10) && taken?.page == nil && taken?.isUnreadable == true)
  }

  @Test func `states of scenes that are not understood are left out, and what was done is known`() throws {
    let text = String(decoding: try JSONEncoder().encode(page(4)), as: UTF8.self)
    let scenes = String(decoding: try JSONEncoder().encode(RestorationStates()), as: UTF8.self)
    try #require(text.contains("\"scenes\":\(scenes)"))
    let other = text.replacingOccurrences(of: "\"scenes\":\(scenes)", with: "\"scenes\":7")
    var read = page(4)
    read.isIncomplete = true
    #expect(try JSONDecoder().decode(PageState.self, from: Data(other.utf8)) == read)
  }

  @Test func `all that changed since the last time is one commit`() async {
    actor Counting: PageStore {
      let pages = MemoryPageStore()
      private(set) var commits: [Int] = []
      func take(_ name: String, at moment: Date) async throws -> TakenPage { await pages.take(name, at: moment) }
      func commit(_ changes: [PageChange]) async throws -> Set<String> {
        commits.append(changes.count)
        return await pages.commit(changes)
      }
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    let store = Counting()
    let restoration = restoration(store: store)
    let owners = (0..<100).map { owner("\($0)") }
    let changes = owners.map { PageRestoration.Change(owner: $0, lease: .first, page: page(1)) }
    #expect(await restoration.keep(changes, at: Date())?.lost == [])
    #expect(await store.commits == [100])
    for owner in owners { #expect(await read(restoration, owner) == page(1)) }
  }

  @Test func `what a version without a history has kept is read, and so is a history that is not understood`() throws {
    let kept = page(4)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(kept), as: UTF8.self)
    let history = String(decoding: try encoder.encode(kept.history), as: UTF8.self)
    try #require(text.contains(history))
    for other in [#"{"current":"late"}"#, "7", "null"] {
      let stored = text.replacingOccurrences(of: history, with: other)
      #expect(try JSONDecoder().decode(PageState.self, from: Data(stored.utf8)) == page(4))
    }
    let without = text.replacingOccurrences(of: "\"history\"", with: "\"other\"")
    #expect(try JSONDecoder().decode(PageState.self, from: Data(without.utf8)) == page(4))
  }

  @Test func `a page under another name is not opened`() throws {
    let seal = PageSeal(key: Self.key(1))
    let sealed = try seal.seal(page(1), as: "mine")
    #expect(try seal.open(sealed, as: "mine") == page(1))
    #expect(throws: (any Error).self) { try seal.open(sealed, as: "yours") }
    #expect(String(decoding: sealed, as: UTF8.self).contains("/a") == false)
  }

  @Test func `of a page that keeps too much only the places are kept, which is told once`() async throws {
    let restoration = restoration(maximum: 400)
    var large = page(2)
    let text = String(repeating: "x", count: 500)
    large.scenes = try JSONDecoder().decode(
      RestorationStates.self, from: Data(#"{"places":{"/a":{"Draft":"\#(text)"}}}"#.utf8))
    try #require(!large.scenes.isEmpty)
    for _ in 0..<3 { #expect(await restoration.keep([change(large)], at: Date())?.lost == []) }
    let taken = try #require(await restoration.take(owner(), at: Date()))
    var places = page(2)
    places.isIncomplete = true
    #expect(taken.page == places, "the person is told")
    #expect(log.entries.count == 1 && log.entries[0].contains("restoration.maximumBytes"), "\(log.entries)")
    let far = page(3, Path("/" + String(repeating: "x", count: 500)) ?? .root)
    let outcome = await restoration.keep([change(far, lease: taken.lease)], at: Date())
    #expect(outcome?.lost == [] && outcome?.tooLarge == [owner()])
    #expect(
      await read(restoration, owner()) == places, "what was kept stays: the browser still has what was done since")
  }

  @Test func `of a page that is too large with its steps back these alone are left out, and nothing is told`()
    async throws
  {
    let restoration = restoration(maximum: 400)
    var long = page(2)
    let state = String(decoding: try JSONEncoder().encode(long.state), as: UTF8.self)
    let states = (0..<20).map { "\"\($0)\":\(state)" }.joined(separator: ",")
    long.history = try JSONDecoder().decode(
      WindowHistory.self, from: Data(#"{"current":19,"states":{\#(states)}}"#.utf8))
    long.scenes = try JSONDecoder().decode(RestorationStates.self, from: Data(#"{"places":{"/a":{"Draft":"x"}}}"#.utf8))
    #expect(await restoration.keep([change(long)], at: Date())?.lost == [])
    let read = await read(restoration, owner())
    #expect(read?.scenes == long.scenes && read?.state == long.state && read?.history == WindowHistory())
    #expect(log.entries.isEmpty, "their addresses lead there too")
  }

  @Test func `a store that fails is told of once, and when it is well again`() async {
    actor Sick: PageStore {
      var isSick = true
      func heal() { isSick = false }
      func take(_ name: String, at moment: Date) -> TakenPage { TakenPage(content: nil, lease: .first.next) }
      func commit(_ changes: [PageChange]) throws -> Set<String> {
        if isSick { throw PageStoreError(code: 13, message: "full") }
        return []
      }
      func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {}
    }
    let sick = Sick()
    let restoration = restoration(store: sick)
    for _ in 0..<3 { #expect(await restoration.keep([change(page(1))], at: Date())?.lost == nil) }
    await sick.heal()
    #expect(await restoration.keep([change(page(1))], at: Date())?.lost == [])
    #expect(
      log.entries.count == 2 && log.entries[0].contains("full") && log.entries[1].contains("kept again"),
      "\(log.entries)")
  }
}
