import Espalier
import Statements
import WalletFeatures
import WalletStore

/// All accounts, under their currencies.
final class AccountsScene: ModelScene {
  let model: AccountsViewModel
  private let formats: Formats
  private let data: DataVersion

  init(model: AccountsViewModel, formats: Formats, data: DataVersion) {
    self.model = model
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    let importing = AccountsRoute.importing
    return Screen(
      title: "Accounts", toolbar: [Link.with(.title("Import"), .icon(.upload), .to(importing)).erased]
    ) {
      whenLoaded(
        model.groups,
        empty: EmptyState(
          "No accounts yet", message: "Accounts appear by themselves when you import a statement from your bank.",
          icon: .accounts, link: "Import a statement", to: importing)
      ) { groups in
        for group in groups { section(group) }
        imports
      }
    }
  }

  private func section(_ group: AccountsViewModel.Group) -> Section {
    let code = group.total.currency.code
    let formats = formats
    return Section(
      "accounts-\(code)", group.accounts, header: "\(formats.name(of: group.total.currency)) (\(code))",
      footer: footer(group.total)
    ) { account in
      Row(AccountSummary(account, formats: formats))
        .link(to: AccountsRoute.account(account.id))
    }
  }

  private func footer(_ total: BalanceTotal) -> String {
    guard total.accountCount > 1 else { return "" }
    return "Together \(formats.amount(total.total)). \(formats.origin(of: total))"
  }

  private var imports: Section {
    Section("imports", layout: .plain) {
      Row(
        Link.with(
          .title("What has been imported"), .icon(.list), .to(AccountsRoute.imports))
      )
    }
  }
}
