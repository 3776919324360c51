import Espalier
import WalletFeatures

/// What the accounts need beside what the session has: the way to one account's scene.
final class AccountsScope: Scope<SessionScope> {
  /// Makes the scene of one account.
  var accountFactory: AccountFactory {
    AccountFactory(
      accounts: self.accountsGateway, operations: self.operationListGateway, formats: self.formats,
      dataVersion: self.dataVersion)
  }
}
