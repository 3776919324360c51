import Espalier
import EspalierGateways
import EspalierTesting
import Foundation
import Testing
import WalletBanking
import WalletFeatures
import WalletValues

/// A bank is connected once, brings its operations in as often as the person likes, and is forgotten again.
@MainActor @Suite struct BankingTests {
  private let bank = StillBank()
  private let secrets = MemorySecretStore()

  private func banks() -> Banks {
    Banks(
      bank: NetworkClient("https://bank.example", over: bank.transport, coding: .snakeCase), secrets: secrets)
  }

  private func app(_ shell: StillShell, at path: String = "/bank") async throws -> TestApp {
    try await shell.app(at: path) { BankingPlugIn(banks: banks()) }
  }

  private func connect(_ app: TestApp, password: String = "analytical") async throws {
    try await app.tap("Connect your bank")
    try await app.type("ada", into: "Name at the bank")
    try await app.type(password, into: "Password at the bank")
    try await app.tap("Connect")
  }

  @Test func aBankIsConnectedAndItsAccountsAreShown() async throws {
    let app = try await app(StillShell())
    try await connect(app)
    #expect(try await app.path() == "/bank")
    let text = try await app.text()
    #expect(text.contains("Giro · DE02") && text.contains("€1,234.56"))
    #expect(secrets.secret("bank.1")?.revealed == "refresh-1")
  }

  @Test func aWrongPasswordIsToldAtItsFieldAndNothingIsKept() async throws {
    let app = try await app(StillShell())
    try await connect(app, password: "wrong")
    #expect(try await app.text().contains("The bank knows no customer with this name and password."))
    #expect(secrets.secret("bank.1") == nil)
  }

  @Test func operationsComeInOnceHoweverOftenTheyAreBroughtIn() async throws {
    let shell = try StillShell()
    let app = try await app(shell)
    try await connect(app)
    let before = shell.data[.ledger]
    try await app.tap("Bring operations in")
    #expect(try await app.text().contains("3 new operations, 0 known already."))
    #expect(shell.data[.ledger] != before)
    try await app.tap("Bring operations in")
    #expect(try await app.text().contains("0 new operations, 3 known already."))
    let first = try #require(await shell.intake.taken.first?.first)
    #expect(first.identifier == "DE02" && first.operations.map(\.id) == ["3", "2", "1"])
    #expect(first.operations.first?.memo == "R-3 · lunch")
  }

  @Test func aPageThatFailsBringsNothingIn() async throws {
    let shell = try StillShell()
    let app = try await app(shell)
    try await connect(app)
    bank.fails(below: "/v1/accounts/1001/operations")
    app.window.report = { _ in }
    try await app.tap("Bring operations in")
    #expect(try await app.text().contains("The bank has no answer for us now."))
    #expect(await shell.intake.taken.isEmpty)
  }

  @Test func aConnectionIsForgottenWhenThePersonSaysSo() async throws {
    let app = try await app(StillShell())
    try await connect(app)
    try await app.tap("Forget the connection")
    try await app.tap("Forget it")
    #expect(try await app.text().contains("Connect your bank once"))
    #expect(secrets.secret("bank.1") == nil)
  }

  @Test func aConnectionThatTheBankHasEndedIsToldAndCanBeMadeAnew() async throws {
    secrets.set(Secret("used"), for: "bank.1")
    let app = try await app(StillShell())
    #expect(try await app.text().contains("The bank has ended the connection. Connect it again."))
    #expect(secrets.secret("bank.1") == nil)
    try await app.tap("Try again")
    try await connect(app)
    #expect(try await app.text().contains("Giro · DE02"))
  }

  @Test func aStrangerIsToldThatAWalletOfTheirOwnComesFirst() async throws {
    let shell = try StillShell()
    shell.person = nil
    let app = try await app(shell, at: "/bank/connect")
    #expect(try await app.text().contains("A wallet of your own comes first"))
    #expect(bank.transport.requests.isEmpty)
  }

  @Test func oneTokenIsFetchedForAllOfAPersonsWindows() async throws {
    secrets.set(Secret("refresh-0"), for: "bank.1")
    let banks = banks()
    let (first, second) = (banks.bank(of: PersonID("1")), banks.bank(of: PersonID("1")))
    #expect(first === second)
    async let one = first.client.json(.get("/v1/accounts"))
    async let two = second.client.json(.get("/v1/accounts"))
    _ = try await (one, two)
    #expect(bank.transport.requests.filter { $0.address?.path == "/v1/tokens" }.count == 1)
    #expect(banks.bank(of: PersonID("2")) !== first)
  }

  // Two `Banks` over one store are what two processes have.
  @Test func eachOfTwoProcessesSpendsTheTokenThatTheOtherHasLeft() async throws {
    secrets.set(Secret("refresh-0"), for: "bank.1")
    let people = (0..<2).map { _ in banks().bank(of: PersonID("1")) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for person in people { group.addTask { _ = try await person.client.json(.get("/v1/accounts")) } }
      try await group.waitForAll()
    }
    #expect(bank.transport.requests.filter { $0.address?.path == "/v1/tokens" }.count == 2)
    for person in people { #expect(try await person.isConnected()) }
  }

  @Test func aTokenThatFailedIsRemovedOnlyWhereNoOtherHasComeInItsPlace() async throws {
    secrets.set(Secret("used"), for: "bank.1")
    let person = banks().bank(of: PersonID("1"))
    // Somebody else stores another one while the bank refuses this one.
    bank.beforeRefusal { [secrets] in secrets.set(Secret("refresh-0"), for: "bank.1") }
    _ = try await person.client.json(.get("/v1/accounts"))
    #expect(secrets.secret("bank.1") != nil && secrets.secret("bank.1") != Secret("used"))
  }

  @Test func whatOneProcessForgetsTheOtherUsesNoLonger() async throws {
    let (one, other) = (banks().bank(of: PersonID("1")), banks().bank(of: PersonID("1")))
    try await one.connect(name: "ada", password: "analytical")
    _ = try await one.client.json(.get("/v1/accounts"))
    _ = try await other.client.json(.get("/v1/accounts"))
    try await one.disconnect()
    let error = await #expect(throws: NetworkError.self) { try await other.client.json(.get("/v1/accounts")) }
    #expect(BankError.explaining(try #require(error)) as? BankError == .notConnected)
  }
}
