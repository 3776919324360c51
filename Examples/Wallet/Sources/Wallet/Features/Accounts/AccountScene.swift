import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One account with its balance and its operations.
final class AccountScene: ModelScene {
  let model: AccountViewModel
  private let formats: Formats
  private let data: DataVersion

  init(model: AccountViewModel, formats: Formats, data: DataVersion) {
    self.model = model
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    if let notFound = model.notFound {
      return .notFound(notFound, link: .accountsSeeAll, to: AccountsRoute.list)
    }
    let account = model.account.value
    return Screen(
      title: account?.name ?? .localized(.walletAccount), subtitle: account?.kind.title ?? "",
      toolbar: account.map { [editing($0)] } ?? []
    ) {
      whenLoaded(
        model.account, skeleton: 8, empty: EmptyState(.localized(.walletNothingHere))
      ) { account in
        balance(account)
        Section.operations(
          model.pages, reading: model.reading, formats: formats,
          empty: EmptyState(
            .localized(.accountsNoOperations), message: .localized(.accountsNoOperationsMessage),
            link: .localized(.walletImportStatement), to: AccountsRoute.importing),
          retry: { [model] in await model.load() })
      }
    }
  }

  private func editing(_ account: WalletAccount) -> AnyComponent {
    Link.with(.title(.accountsEdit), .to(AccountsRoute.editing(account.id))).erased
  }

  private func balance(_ account: WalletAccount) -> Section {
    .figures(
      "balance",
      [
        Figure(
          name: .localized(.accountsBalance), amount: formats.amount(account.balance.total),
          color: account.balance.total.isNegative ? .negative : .text, remark: formats.origin(of: account.balance)),
        Figure(name: .localized(.walletOperations), amount: formats.number(account.operationCount)),
      ])
  }
}
