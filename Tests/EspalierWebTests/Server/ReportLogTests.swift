import EspalierTesting
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

/// Tests of the log of what windows report.
@MainActor @Suite struct ReportLogTests {
  private let book = LogBook()
  private let clock = TestClock()
  private let log: ReportLog

  init() {
    let book = book
    log = ReportLog(Logger(label: "test") { _ in BookHandler(book: book) }, ServerClock(clock: clock))
  }

  private var lines: [Substring] { book.text.split(separator: "\n") }

  @Test func `one mistake that ten windows report is one line`() {
    for _ in 0..<10 { log.note("`paths` lacks the case edit") }
    log.note("Another mistake")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("`paths` lacks the case edit") == true)
  }

  @Test func `a mistake that is still there is logged again after a minute, with its number`() {
    for _ in 0..<10 { log.note("`paths` lacks the case edit") }
    clock.advance(by: .seconds(61))
    log.note("`paths` lacks the case edit")
    #expect(lines.count == 2)
    #expect(lines.last?.contains("10") == true)
  }

  @Test func `reports that a client makes different do not fill the log, and their number is logged`() {
    for number in 0..<2_000 { log.note("There is no place /\(number)") }
    #expect(lines.count == 1_001)
    #expect(lines.last?.contains("more than a thousand different ones") == true)
    clock.advance(by: .seconds(61))
    log.note("Another mistake")
    #expect(lines.count == 1_002)
    #expect(lines.last?.contains("Another mistake") == true)
  }
}
