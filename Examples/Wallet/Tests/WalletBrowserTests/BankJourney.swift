import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// The steps of one person with their bank on a page of Wallet. Any number of people take them at once.
struct BankJourney: Sendable {
  let page: Page
  let address: String

  /// Signs somebody in whom an import at the terminal has made.
  func signIn(_ person: String) async throws {
    try await page.open(address + "/")
    try await page.type(person, into: .field("Name"))
    try await page.type("correct horse", into: .field("Password"))
    try await page.tap(.button("Sign in"))
    try await page.find(.heading("Overview"))
  }

  func connect() async throws {
    try await page.open(address + "/features/bank/connect")
    try await page.type("ada", into: .field("Name at the bank"))
    try await page.type("analytical", into: .field("Password at the bank"))
    try await page.tap(.button("Connect"))
    try await page.find(.textContaining("Accounts at the bank").first, timeout: .seconds(20))
  }

  func order(for payee: String) async throws {
    try await page.open(address + "/features/payments/from/1001")
    try await fill(payee)
  }

  func fill(_ payee: String, amount: String = "12.50") async throws {
    try await page.type(payee, into: .field("Payee"))
    try await page.type("DE89370400440532013000", into: .field("IBAN"))
    try await page.type(amount, into: .field("Amount in EUR"))
    try await page.tap(.button("Check the payment"))
    try await page.tap(.button("Order the payment"))
    try await page.find(.heading("Payments"))
  }

  /// Makes a person of that name, with an operation of their own.
  static func makePerson(_ name: String, in data: URL, _ folder: TemporaryFolder) async throws {
    let file = try folder.file(
      "\(name).ofx", SampleStatement.ofx(operations: [("1", "20260301", "-12.50", "Bakery Sunrise")]))
    let result = try await WalletProcess.run(
      ["--data", data.path, "--user", name, "--import", file.path], password: "correct horse")
    try #require(result.end.isSuccess, "\(result.output)")
  }
}
