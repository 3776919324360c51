import Espalier
import Foundation
import Statements
import Testing
import Wallet
import WalletGateways
import WalletStore

/// An import where nobody can be asked, as on a terminal.
@MainActor @Suite struct UnattendedImportTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  @Test func whereNobodyCanBeAskedTheSameStepsNeedNoConfirmation() async throws {
    let flow = StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: fixture.database, user: user).importing)
    let state = StatementImport(of: try fixture.file("giro.csv", StatementFiles.clear))
    let done = try await flow.run(state)
    #expect(done.report?.new == 2)
  }

  @Test func whereNobodyCanBeAskedAnUncertainFileIsRefusedWithItsDoubts() async throws {
    let flow = StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: fixture.database, user: user).importing)
    let run = FlowRun(
      flow, state: StatementImport(of: try fixture.file("march.csv", StatementFiles.unclear)), interaction: .refuse)
    guard case .failed(let failure, let state) = await run.outcome else {
      Issue.record("It went through.")
      return
    }
    #expect(failure.error as? FlowError == .needsUser(step: "Settle / Ask"))
    #expect(state.doubts.map(\.question) == [.dates, .currency])
    #expect(try await fixture.database.accounts(user: user).isEmpty)
    var options = ReadingOptions()
    options.dateOrder = .monthDayYear
    options.currency = Currency(code: "EUR")
    let settled = try await flow.run(
      StatementImport(of: try fixture.file("march.csv", StatementFiles.unclear), options: options))
    #expect(settled.report?.new == 2)
  }

  @Test func aFileThatGrowsIsReadNoFurtherThanFilesMayBeLarge() async throws {
    let file = try fixture.file("growing.csv", "")
    let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    #expect(
      try await failure(of: file)
        == "“growing.csv” is larger than 64 MB. Export a shorter period from your bank, and import that.")
  }

  @Test(.timeLimit(.minutes(10))) func aPipeOrADeviceIsRefusedAtOnce() async throws {
    let pipe = fixture.directory.appending(path: "pipe.csv").path(percentEncoded: false)
    try #require(mkfifo(pipe, 0o600) == 0)
    for (name, path) in [("pipe.csv", pipe), ("zero", "/dev/zero"), ("null", "/dev/null")] {
      #expect(
        try await failure(of: ReceivedFile(name: name, path: path, size: 0))
          == "“\(name)” is a pipe or a device and not a file. Save what it gives in a file, and import that.")
    }
  }

  @Test func whatCannotBeReadIsToldInWordsOnTheTerminalToo() async throws {
    let missing = ReceivedFile(name: "gone.csv", path: "/nowhere/at/all.csv", size: 0)
    #expect(try await failure(of: missing) == "“gone.csv” could not be read: there is no such file. Check its path.")
    let directory = ReceivedFile(name: "all", path: fixture.directory.path, size: 0)
    #expect(try await failure(of: directory) == "“all” could not be read: it is a directory. Name the files in it.")
  }

  /// Returns the terminal's words about a file that is not taken in.
  private func failure(of file: ReceivedFile) async throws -> String {
    let flow = StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: fixture.database, user: user).importing)
    let run = FlowRun(flow, state: StatementImport(of: file), interaction: .refuse)
    guard case .failed(let failure, _) = await run.outcome else { return "It went through." }
    return "\(failure.error)"
  }
}
