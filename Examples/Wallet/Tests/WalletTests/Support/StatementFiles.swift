import EspalierTesting

/// Statements as banks give them, for tests of imports.
enum StatementFiles {
  /// A statement that leaves no question.
  static let clear = "Date;Payee;Amount;Currency\n2025-03-14;Lidl;-12,50;EUR\n2025-03-20;Rewe;-3,00;EUR\n"
  /// A statement that leaves the order of its dates and its currency open.
  static let unclear = "Date,Description,Amount\n01/02/2025,Lidl,-12.50\n03/02/2025,Rewe,-3.00\n"
}

extension WalletFixture {
  /// Gives a file to the place for statements.
  func give(_ name: String, _ text: String, to app: TestApp) async throws {
    try await app.give(try file(name, text), to: "Choose a statement")
  }
}
