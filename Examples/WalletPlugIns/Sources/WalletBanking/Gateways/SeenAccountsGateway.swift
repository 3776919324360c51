import EspalierGateways

/// Fetches a customer's accounts, and has the person's connection remember them.
struct SeenAccountsGateway: Gateway {
  let accounts: any Gateway<Void, [BankAccount]>
  let bank: PersonalBank

  func fetch(_ nothing: Void) async throws -> [BankAccount] {
    let accounts = try await accounts.fetch()
    // What the bank tells is shown also where it cannot be remembered; whoever needs the memory is told that there is none.
    try? await bank.remember(accounts)
    return accounts
  }
}
