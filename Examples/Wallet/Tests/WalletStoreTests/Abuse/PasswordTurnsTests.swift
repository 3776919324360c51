import Foundation
import Synchronization
import Testing
import WalletStore

/// The queue before the passwords, while one is being looked at.
@Suite(.timeLimit(.minutes(1))) struct PasswordTurnsTests {
  private let turns = PasswordTurns()

  /// What has been done, in order.
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
        (.network("a"), "stranger 1"), (.network("b"), "stranger 2"), (.browser("x"), "known"),
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
      let owner = await wait(.browser("owner's"), "owner", book)
      waiting.withLock { $0.append(owner) }
    }
    for task in waiting.withLock({ $0 }) { try await task.value }
    #expect(book.all.first == "owner")
    #expect(book.all.count == PasswordTurns.mostInLane + 1)
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
