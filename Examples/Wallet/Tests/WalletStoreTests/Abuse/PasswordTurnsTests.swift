import Foundation
import Synchronization
import Testing
import WalletStore

/// The queue before the passwords, while one is being looked at.
@Suite(.timeLimit(.minutes(15))) struct PasswordTurnsTests {
  private let turns = PasswordTurns()

  /// A list of the steps that were done, in order.
  private final class Book: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// Holds the turn while the body runs.
  private func whileTaken(_ body: @Sendable () async throws -> Void) async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (begins, begun) = AsyncStream.makeStream(of: Void.self)
    let holder = Task { [turns] in
      try await turns.withTurn(of: .thisMachine) {
        begun.finish()
        for await _ in gate {}
      }
    }
    for await _ in begins {}
    try await body()
    open.finish()
    try await holder.value
  }

  private func wait(_ place: PasswordTurns.Place, _ line: String, _ book: Book) async -> Task<Void, any Error> {
    let before = turns.count
    let task = Task { [turns] in try await turns.withTurn(of: place) { book.note(line) } }
    while turns.count == before { await Task.yield() }
    return task
  }

  @Test func whoIsKnownGoesBeforeStrangersAndTheyInTheirOrder() async throws {
    let book = Book()
    let waiting = Mutex<[Task<Void, any Error>]>([])
    try await whileTaken {
      for (place, line) in [
        (.network("a"), "stranger 1"), (.network("b"), "stranger 2"), (.browser("x", network: "c"), "known"),
        (.thisMachine, "machine"),
      ] as [(PasswordTurns.Place, String)] {
        let task = await wait(place, line, book)
        waiting.withLock { $0.append(task) }
      }
    }
    for task in waiting.withLock({ $0 }) { try await task.value }
    #expect(book.all == ["known", "machine", "stranger 1", "stranger 2"])
  }

  @Test func oneNetworkHasFewPlacesAndAllHaveABound() async throws {
    let book = Book()
    let waiting = Mutex<[Task<Void, any Error>]>([])
    try await whileTaken {
      for number in 0..<PasswordTurns.mostInLane {
        let task = await wait(.network("\(number / 4)"), "\(number)", book)
        waiting.withLock { $0.append(task) }
        if number == 3 {
          await #expect(throws: WalletError.busy) { try await turns.withTurn(of: .network("0")) {} }
        }
      }
      await #expect(throws: WalletError.busy) { try await turns.withTurn(of: .network("another")) {} }
      // Whom the owner's browser is known for finds a place all the same.
      let owner = await wait(.browser("owner's", network: "owner's"), "owner", book)
      waiting.withLock { $0.append(owner) }
    }
    for task in waiting.withLock({ $0 }) { try await task.value }
    #expect(book.all.first == "owner")
    #expect(book.all.count == PasswordTurns.mostInLane + 1)
  }

  /// Waits at those places while the turn is taken, and then lets them all have theirs.
  private func order(_ places: [(PasswordTurns.Place, String)]) async throws -> [String] {
    let book = Book()
    let waiting = Mutex<[Task<Void, any Error>]>([])
    try await whileTaken {
      for (place, line) in places {
        let task = await wait(place, line, book)
        waiting.withLock { $0.append(task) }
      }
    }
    for task in waiting.withLock({ $0 }) { try await task.value }
    return book.all
  }

  @Test func oneNetworkThatSignsUpOftenDoesNotFillTheLaneOfTheKnown() async throws {
    let book = Book()
    let waiting = Mutex<[Task<Void, any Error>]>([])
    try await whileTaken {
      for number in 0..<PasswordTurns.mostKnownOfNetwork {
        let task = await wait(.browser("\(number)", network: "a"), "a\(number)", book)
        waiting.withLock { $0.append(task) }
      }
      await #expect(throws: WalletError.busy) {
        try await turns.withTurn(of: .browser("one more", network: "a")) {}
      }
      let owner = await wait(.browser("owner's", network: "b"), "owner", book)
      waiting.withLock { $0.append(owner) }
    }
    for task in waiting.withLock({ $0 }) { try await task.value }
    #expect(Array(book.all.prefix(2)) == ["a0", "owner"])
  }

  @Test func networksTakeTurns() async throws {
    let places = ["a1", "a2", "a3", "b1", "b2", "c1"].map { (PasswordTurns.Place.network("\($0.prefix(1))"), $0) }
    #expect(try await order(places) == ["a1", "b1", "c1", "a2", "b2", "a3"])
  }

  @Test func ofFourTurnsStrangersWhoWaitGetOne() async throws {
    let known = (1...6).map { (PasswordTurns.Place.browser("\($0)", network: "\($0)"), "known \($0)") }
    let order = try await order([(.network("a"), "stranger 1"), (.network("b"), "stranger 2")] + known)
    #expect(
      order == [
        "known 1", "known 2", "known 3", "stranger 1", "known 4", "known 5", "known 6", "stranger 2",
      ])
  }

  @Test func whoGivesUpLeavesAtOnceAndCostsNothing() async throws {
    let book = Book()
    try await whileTaken {
      let first = await wait(.network("a"), "gone", book)
      let second = await wait(.network("b"), "gone too", book)
      for task in [first, second] {
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      #expect(turns.count == 0)
    }
    try await turns.withTurn(of: .network("a")) { book.note("next") }
    #expect(book.all == ["next"])
  }
}
