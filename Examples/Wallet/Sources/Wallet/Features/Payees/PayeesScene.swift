import Espalier
import Statements
import WalletFeatures
import WalletStore

/// All payees, the one with most operations first.
final class PayeesScene: ModelScene {
  let model: PayeesViewModel
  private let formats: Formats
  private let data: DataVersion
  private let totals: TotalCurrencyChoice

  init(model: PayeesViewModel, formats: Formats, totals: TotalCurrencyChoice, data: DataVersion) {
    self.model = model
    self.totals = totals
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    Screen(title: .localized(.payeesTitle)) {
      whenLoaded(model.payees, skeleton: 8, empty: nobody) { payees in
        Section(
          "payees", payees, reading: totals.current,
          footer: formats.whyApart(payees.flatMap(\.totals), in: totals.current) ?? ""
        ) { [formats] payee, totals in
          Row(PayeeSummary(payee, totals: totals, formats: formats)).link(to: PayeesRoute.payee(payee.id))
        }
      }
    }
  }

  private var nobody: EmptyState {
    EmptyState(
      .localized(.payeesNone), message: .localized(.payeesNoneMessage), icon: .list,
      link: .localized(.walletImportStatement), to: AccountsRoute.importing)
  }
}
