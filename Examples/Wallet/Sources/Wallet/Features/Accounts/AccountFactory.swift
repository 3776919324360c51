import Espalier
import WalletFeatures
import WalletStore

/// Makes the scene of one account from its id.
struct AccountFactory: Factory {
  let accounts: any AccountsGateway
  let operations: any OperationListGateway
  let formats: Formats
  let dataVersion: DataVersion

  func make(_ id: AccountID) -> any Presentable {
    AccountScene(
      model: AccountViewModel(id: id, accounts: accounts, operations: operations), formats: formats,
      follower: DataFollower(dataVersion))
  }
}
