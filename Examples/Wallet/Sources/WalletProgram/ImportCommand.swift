import ArgumentParser
import Espalier
import Foundation
import Statements
import Wallet
import WalletGateways
import WalletStore

/// Imports statement files for one person, and reports the result for each.
struct ImportCommand {
  private static let toldRefusals = 1_000

  let database: WalletDatabase
  let user: String
  let files: [String]
  let options: ReadingOptions

  /// Imports the files. A file that cannot be read or stored is reported, and the others are imported all the same; the
  /// command then ends with a failure.
  func run() async throws {
    let person = try await signIn()
    let flow = await StatementImportFlow.unattended(
      gateway: DatabaseGateways(database: database, user: person).importing)
    var hasFailed = false
    for file in files {
      do {
        try await bringIn(file, flow)
      } catch {
        hasFailed = true
        print("\(file): refused\n  \(Self.words(for: error).replacing("\n", with: "\n  "))")
        if case .nothingReadable(let refusals)? = error as? StatementError { tell(refusals) }
      }
    }
    if hasFailed { throw ExitCode.failure }
  }

  @MainActor private func bringIn(_ file: String, _ flow: Flow<StatementImport>) async throws {
    let name = URL(filePath: file).lastPathComponent
    let received = ReceivedFile(name: name, path: file, size: 0)
    let run = FlowRun(flow, state: StatementImport(of: received, options: options), interaction: .refuse)
    switch await run.outcome {
    case .completed(let state):
      if let report = state.report { tell(report, of: file) }
    case .failed(let failure, let state):
      // Where the app asks, the command says which flag settles it.
      guard case FlowError.needsUser = failure.error else { throw failure.error }
      throw StatementError.uncertain(state.doubts)
    case .cancelled, .suspended: throw CancellationError()
    }
  }

  /// Returns the words for an error at the terminal: its description, which names flags and causes, or else its
  /// explanation for everybody.
  private static func words(for error: any Error) -> String {
    if type(of: error) is any CustomStringConvertible.Type { return "\(error)" }
    return (error as? any ExplainedError)?.explanation ?? "\(error)"
  }

  private func tell(_ report: ImportReport, of file: String) {
    print("\(file): \(report.format)")
    for account in report.accounts {
      let deleted = account.deleted > 0 ? ", \(account.deleted) deleted before, and left out" : ""
      print(
        "  \(account.name) (\(account.currency.code)): \(account.new) new, \(account.alreadyThere) already there\(deleted)"
      )
    }
    if report.accounts.isEmpty { print("  no accounts with operations") }
    tell(report.refusals)
  }

  /// Names the refused lines: as many as somebody reads, and the number of further ones.
  private func tell(_ refusals: Refusals) {
    for refusal in refusals.prefix(Self.toldRefusals) {
      print("  line \(refusal.line) refused: \(refusal.reason) — \(refusal.text)")
    }
    if refusals.count > Self.toldRefusals { print("  and \(refusals.count - Self.toldRefusals) more lines") }
  }

  private func signIn() async throws -> UserID {
    let (password, isTyped) = try Password.read(for: user)
    do {
      return try await database.signIn(name: user, password: password)
    } catch let error as WalletError where error == .wrongNameOrPassword {
      // Names cannot be asked for, so a new one is told from a wrong password by trying to make it.
      do {
        let person = try await database.signUp(name: user, password: try confirmed(password, isTyped))
        print("Made a new user “\(user)”.")
        return person
      } catch WalletError.nameTaken {
        throw error
      }
    }
  }

  private func confirmed(_ password: String, _ isTyped: Bool) throws -> String {
    guard isTyped else { return password }
    guard Password.ask("“\(user)” may be new. The password again, to make them: ") == password else {
      throw ValidationError("The two passwords differ, or the name or password is wrong. Nothing was brought in.")
    }
    return password
  }
}
