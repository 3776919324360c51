import Statements
import Testing

/// Files that were made to hurt. Part of the abuse tests: quick, and run with the others.
@Suite("Hostile statements", .serialized)
struct HostileStatementsTests {
  /// Without limits, so that nothing cuts a shape short.
  private static let unlimited: ReadingLimits = {
    var limits = ReadingLimits()
    (limits.cellLength, limits.rowLength, limits.cells, limits.rows) = (.max, .max, .max, .max)
    (limits.tables, limits.operations, limits.accounts, limits.refusals) = (.max, .max, .max, .max)
    limits.memory = .max
    return limits
  }()

  /// Returns the number of bytes that are gone over to read a file, each as often as it is looked at.
  private func work(_ bytes: [UInt8], _ limits: ReadingLimits = unlimited) -> Int {
    let watch = ReadingWatch(limits: limits)
    _ = try? StatementReader(limits: limits).read(bytes, name: "file.csv", watch: watch)
    return watch.work
  }

  @Test("four times the bytes are about four times the work", arguments: HostileShape.allCases)
  func linear(_ shape: HostileShape) {
    let small = shape.bytes(48_000)
    let large = shape.bytes(192_000)
    let growth = Double(work(large)) / Double(work(small))
    #expect(growth < 6, "the work grew by \(growth)")
    #expect(work(large) < large.count * 40)
  }

  #if !DEBUG
    /// Generous, so that only what grows with the square of the size is caught: it would take minutes.
    @Test("half a megabyte is read or refused soon", arguments: HostileShape.allCases)
    func quick(_ shape: HostileShape) {
      let bytes = shape.bytes(500_000)
      let time = ContinuousClock().measure { _ = try? StatementReader().read(bytes, name: "file.csv") }
      #expect(time < .seconds(20), "it took \(time)")
    }
  #endif

  @Test("every limit ends the reading with an error that names it, the line and what to do")
  func limits() {
    func read(_ text: String, _ set: (inout ReadingLimits) -> Void) -> StatementError? {
      var limits = ReadingLimits()
      set(&limits)
      do {
        _ = try StatementReader(limits: limits).read(Array(text.utf8), name: "file.csv")
        return nil
      } catch {
        return error
      }
    }
    let table = "Date;Account;Amount (EUR)\n2024-01-31;One;-1,00\n2024-01-30;Two;-2,00\n2024-01-29;Three;x\n;;y\n"
    #expect(read(table) { $0.fileSize = 10 } == .beyondLimit(.fileSize, most: 10, line: 0))
    #expect(read(table) { $0.cellLength = 11 } == .beyondLimit(.cellLength, most: 11, line: 1))
    #expect(read(table) { $0.rowLength = 18 } == .beyondLimit(.rowLength, most: 18, line: 1))
    #expect(read(table) { $0.cells = 2 } == .beyondLimit(.cells, most: 2, line: 1))
    #expect(read(table) { $0.rows = 2 } == .beyondLimit(.rows, most: 2, line: 4))
    #expect(read(table) { $0.tables = 0 } == .beyondLimit(.tables, most: 0, line: 1))
    #expect(read(table) { $0.operations = 1 } == .beyondLimit(.operations, most: 1, line: 3))
    #expect(read(table) { $0.accounts = 1 } == .beyondLimit(.accounts, most: 1, line: 3))
    #expect(read(table) { $0.refusals = 1 } == .beyondLimit(.refusals, most: 1, line: 5))
    #expect(read(table) { $0.memory = 10 } == .beyondLimit(.memory, most: 10, line: 0))
    #expect(read(table) { $0.duration = .zero } == .beyondLimit(.duration, most: 0, line: 0))
    #expect(read(table) { _ in } == nil)
    for limit in ReadingLimit.allCases {
      let text = "\(StatementError.beyondLimit(limit, most: 7, line: 3))"
      #expect(text.hasPrefix("Line 3: ") && text.contains("7") && text.split(separator: ". ").count > 1)
    }
  }

  @Test("the limits of OFX are the same")
  func limitsOfMarkup() {
    let row = "<STMTTRN><DTPOSTED>20240131<TRNAMT>-1.00<NAME>A long name</STMTTRN>\n"
    let text = "OFXHEADER:100\n<OFX>\n<STMTRS><CURDEF>EUR<BANKTRANLIST>\n\(row)\(row)"
    func read(_ set: (inout ReadingLimits) -> Void) -> StatementError? {
      var limits = ReadingLimits()
      set(&limits)
      do {
        _ = try StatementReader(limits: limits).read(Array(text.utf8), name: "file.ofx")
        return nil
      } catch {
        return error
      }
    }
    #expect(read { $0.operations = 1 } == .beyondLimit(.operations, most: 1, line: 5))
    #expect(read { $0.accounts = 0 } == .beyondLimit(.accounts, most: 0, line: 3))
    #expect(read { $0.cellLength = 10 } == .beyondLimit(.cellLength, most: 10, line: 1))
    #expect(read { _ in } == nil)
  }

  @Test("a payee of two hundred thousand apostrophes is too long a cell, on its line")
  func longPayee() {
    let bytes = Array(("Date;Payee;Amount (EUR)\n2024-01-31;" + String(repeating: "'", count: 200_000) + ";-1\n").utf8)
    #expect(throws: StatementError.beyondLimit(.cellLength, most: 65_536, line: 2)) { try read(bytes: bytes) }
  }

  @Test("a hundred thousand refused lines are counted exactly, and each can be looked at")
  func manyRefusals() throws {
    let row = "2024-01-31;Some shop in some street;twelve\n"
    let text =
      "Date;Description;Amount (EUR)\n2024-01-31;Shop;-1,00\n" + String(repeating: row, count: 100_000)
      + "31/31/31;Shop;-1,00\n"
    let refusals = try read(text).refusals
    #expect(refusals.count == 100_001)
    #expect(refusals[99_999].line == 100_002)
    #expect(refusals[99_999].reason.description == "“twelve” is not an amount")
    #expect(refusals[50_000].text == String(row.dropLast()))
    #expect(refusals.last?.line == 100_003)
  }

  @Test("marks without end upon one letter are cut from a refusal's text")
  func marks() throws {
    let letter = "a" + String(repeating: "\u{301}", count: 20_000)
    let refusals = try read("Date;Text;Amount (EUR)\n2024-01-31;x;-1\n2024-01-31;\(letter);y\n").refusals
    #expect(refusals.count == 1)
    #expect(refusals.allSatisfy { $0.text.utf8.count < 4_000 })
  }
}
