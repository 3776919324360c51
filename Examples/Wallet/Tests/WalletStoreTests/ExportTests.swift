import Foundation
import Statements
import Testing
import WalletStore

@Suite struct ExportTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  private func export(_ user: UserID) async throws -> String {
    try await fixture.database.exportCSV(user: user).reduce("", +)
  }

  @Test func theFileHasAHeaderAndALineForEachOperationTheOldestFirst() async throws {
    try await fixture.take([operation("2025-03-02", -123_456, "Lidl")], user: user)
    try await fixture.take(
      [operation("2025-03-01", 5, "Pub", memo: "a, b", currency: "GBP")], currency: "GBP", user: user)
    #expect(
      try await export(user) == """
        Date,Account ID,Account name,Account type,Currency,Amount,Payee,Memo,Category,Transfer,Balance,Balance at,Shown as\r
        2025-03-01,1,Account 1,checking,GBP,0.05,Pub,"a, b",dining,,,,\r
        2025-03-02,1,Account 1,checking,EUR,-1234.56,Lidl,,groceries,,,,\r

        """)
  }

  @Test func balancesStandAboveWithoutAnAmountAndTransfersShareANumber() async throws {
    try await fixture.take(
      [operation("2025-03-02", -500, "Savings")], balance: 1_696_130, on: "2025-03-09", user: user)
    try await fixture.take([operation("2025-03-03", 500, "Giro")], into: "2", user: user)
    let accounts = try await fixture.database.accounts(user: user)
    try await fixture.database.setOpeningBalance(
      OpeningBalance(Money(minorUnits: -7, currency: try euro()), on: day("2025-01-01")), of: accounts[1].id,
      user: user)
    try await fixture.database.renameAccount(accounts[1].id, to: "=Nest egg", user: user)
    let lines = try await export(user).split(separator: "\r\n").dropFirst()
    #expect(
      Array(lines) == [
        "2025-03-09,1,Account 1,checking,EUR,,,,,,16961.30,end of day,",
        "2025-01-01,2,'=Nest egg,checking,EUR,,,,,,-0.07,start of day,",
        "2025-03-02,1,Account 1,checking,EUR,-5.00,Savings,,transfer,1,,,",
        "2025-03-03,2,'=Nest egg,checking,EUR,5.00,Giro,,other,1,,,",
      ])
  }

  @Test func anEmptyWalletIsAHeader() async throws {
    #expect(try await export(user).split(separator: "\r\n").count == 1)
  }

  @Test func aFormulaOfAStrangerIsText() async throws {
    let formula = "=HYPERLINK(\"http://evil\",\"x\")"
    try await fixture.take([operation("2025-03-01", -5, formula, memo: "@SUM(A1)")], user: user)
    let text = try await export(user)
    #expect(text.contains(",-0.05,\"'=HYPERLINK(\"\"http://evil\"\",\"\"x\"\")\",'@SUM(A1),"))
  }

  @Test func aLongExportComesInPiecesWithoutLossOrRepetition() async throws {
    let operations = try (0..<2500).map { try operation("2025-03-0\(1 + $0 % 9)", -1, "Payee number \($0)") }
    try await fixture.take(operations, user: user)
    var pieces = 0
    var lines: [Substring] = []
    for try await piece in fixture.database.exportCSV(user: user) {
      pieces += 1
      #expect(piece.hasSuffix("\r\n"))
      lines += piece.split(separator: "\r\n")
    }
    #expect(pieces == 3 && lines.count == 2501 && Set(lines).count == 2501)
  }

  @Test func whatComesDuringAnExportIsNotInIt() async throws {
    try await fixture.take((0..<1500).map { try operation("2025-03-01", -1, "Payee \($0)") }, user: user)
    var iterator = fixture.database.exportCSV(user: user).makeAsyncIterator()
    var text = try await iterator.next() ?? ""
    try await fixture.take([operation("2025-03-05", -1, "Latecomer")], user: user)
    while let piece = try await iterator.next() { text += piece }
    #expect(text.split(separator: "\r\n").count == 1501 && !text.contains("Latecomer"))
  }
}
