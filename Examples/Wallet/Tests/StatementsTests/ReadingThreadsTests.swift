import Dispatch
import EspalierTesting
import Foundation
import Statements
import Synchronization
import Testing

@Suite("Threads that read")
struct ReadingThreadsTests {
  private let table = Array("Date;Payee;Amount (EUR)\n2024-01-31;Shop;-12,50\n".utf8)

  /// A file that is read for about a second.
  private static let large: [UInt8] = HostileShape.equalLines.bytes(12_000_000)

  private func waitUntil(_ condition: () -> Bool) async throws {
    while !condition() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  @Test("a file is read on a thread of its own, and its progress rises to its end", .timeLimit(.minutes(15)))
  func progress() async throws {
    let fractions = Mutex<[Double]>([])
    let statement = try await StatementReader().read(HostileShape.equalLines.bytes(3_000_000), name: "a.csv") {
      fraction in
      fractions.withLock { $0.append(fraction) }
    }
    #expect(statement.operations.count > 10_000)
    let told = fractions.withLock { $0 }
    #expect(told.count > 10 && told.count <= 101)
    #expect(told == told.sorted() && told.allSatisfy { (0...1).contains($0) })
    #expect(told.last ?? 0 > 0.9)
  }

  @Test("whoever cancels has an error soon, and the thread is free again", .timeLimit(.minutes(15)))
  func cancelled() async throws {
    let threads = ReadingThreads(most: 1)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let turnstile = Turnstile()
    let fractions = Mutex<[Double]>([])
    let reading = Task {
      try await StatementReader().read(Self.large, name: "a.csv", on: threads) { fraction in
        fractions.withLock { $0.append(fraction) }
        begin.yield()
        turnstile.pass()
      }
    }
    for await _ in begun { break }
    reading.cancel()
    turnstile.open()
    await #expect(throws: CancellationError.self) { try await reading.value }
    try await waitUntil { threads.load.running == 0 }
    #expect(fractions.withLock { $0.count } <= 3, "it goes no further than to where it next looks")
    #expect(try await StatementReader().read(table, name: "b.csv", on: threads).operations.count == 1)
  }

  @Test("a reading is cancelled within one huge cell too", .timeLimit(.minutes(15)))
  func cancelledWithinACell() throws {
    for shape in [HostileShape.apostrophes, .lineOfQuotes, .spaces, .unclosedComments, .entities, .highBytes] {
      let looks = Mutex(0)
      var limits = ReadingLimits()
      (limits.cellLength, limits.rowLength) = (.max, .max)
      let bytes = shape.bytes(3_000_000)
      let watch = ReadingWatch(
        limits: limits,
        isCancelled: {
          looks.withLock { looks in
            looks += 1
            return looks > 40
          }
        })
      #expect(throws: StatementError.cancelled, "\(shape)") {
        try StatementReader(limits: limits).read(bytes, name: "a.csv", watch: watch)
      }
    }
  }

  @Test("no more are read at once than there are threads; the others wait, and can be cancelled there")
  func waiting() async throws {
    let threads = ReadingThreads(most: 1)
    let turnstile = Turnstile()
    let first = Task {
      try await StatementReader().read(Self.large, name: "a.csv", on: threads) { _ in turnstile.pass() }
    }
    try await waitUntil { threads.load.running == 1 }
    let second = Task { try await StatementReader().read(table, name: "b.csv", on: threads) }
    try await waitUntil { threads.load.waiting == 1 }
    let third = Task { try await StatementReader().read(table, name: "c.csv", on: threads) }
    try await waitUntil { threads.load.waiting == 2 }
    #expect(threads.load.running == 1)
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(threads.load.waiting == 1)
    first.cancel()
    turnstile.open()
    #expect(try await third.value.operations.count == 1)
    try await waitUntil { threads.load.running == 0 }
  }

  @Test("a file that has waited for too long for a thread is told to come again")
  func boundedPatience() async throws {
    let clock = TestClock()
    let threads = ReadingThreads(most: 1, patience: .seconds(120), clock: clock)
    let turnstile = Turnstile()
    let first = Task {
      try await StatementReader().read(Self.large, name: "a.csv", on: threads) { _ in turnstile.pass() }
    }
    try await waitUntil { threads.load.running == 1 && clock.sleeperCount == 1 }
    let second = Task { try await StatementReader().read(table, name: "b.csv", on: threads) }
    try await waitUntil { threads.load.waiting == 1 && clock.sleeperCount == 2 }
    clock.advance(by: .seconds(120))
    await #expect(throws: StatementError.busy) { try await second.value }
    // One that has begun goes on.
    #expect(threads.load.running == 1)
    first.cancel()
    turnstile.open()
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  @Test("what waits is bounded; who comes beyond that is told to try again, and has room when others have gone")
  func boundedWaiting() async throws {
    let threads = ReadingThreads(most: 1, mostWaiting: 100_000)
    let turnstile = Turnstile()
    let first = Task {
      try await StatementReader().read(Self.large, name: "a.csv", on: threads) { _ in turnstile.pass() }
    }
    try await waitUntil { threads.load.running == 1 }
    let second = Task { try await StatementReader().read(table, name: "b.csv", on: threads) }
    try await waitUntil { threads.load.waiting == 1 }
    await #expect(throws: StatementError.busy) {
      try await StatementReader().read(table, name: "c.csv", on: threads)
    }
    #expect("\(StatementError.busy)".contains("try again shortly"))
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    let third = Task { try await StatementReader().read(table, name: "d.csv", on: threads) }
    try await waitUntil { threads.load.waiting == 1 }
    first.cancel()
    turnstile.open()
    #expect(try await third.value.operations.count == 1)
  }

  @Test("a file on disk is read from where it lies, and what cannot be opened says so plainly")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "reading-\(UUID().uuidString).csv")
    try Data(table).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await StatementReader().read(fileAt: file.path).operations.count == 1)
    var limits = ReadingLimits()
    limits.fileSize = 10
    await #expect(throws: StatementError.beyondLimit(.fileSize, most: 10, line: 0)) {
      try await StatementReader(limits: limits).read(fileAt: file.path)
    }
    await #expect(throws: StatementError.unreadable(reason: .missing)) {
      try await StatementReader().read(fileAt: "/nowhere/at/all.csv")
    }
  }
}

/// Holds a thread that reads where it first tells how far it is, until it is opened.
private final class Turnstile: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func pass() {
    semaphore.wait()
    semaphore.signal()
  }

  func open() { semaphore.signal() }
}
