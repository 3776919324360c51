import Espalier
import WalletFeatures
import WalletStore

/// All payees, the one with most operations first.
final class PayeesScene: ModelScene {
  let model: PayeesViewModel
  private let formats: Formats
  private let data: DataVersion

  init(model: PayeesViewModel, formats: Formats, data: DataVersion) {
    self.model = model
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    Screen(title: "Payees") {
      whenLoaded(model.payees, skeleton: 8, empty: nobody) { payees in
        Section("payees", payees) { [formats] payee in
          Row(PayeeSummary(payee, formats: formats)).link(to: PayeesRoute.payee(payee.id))
        }
      }
    }
  }

  private var nobody: EmptyState {
    EmptyState(
      "No payees yet", message: "Import a statement from your bank to see who was paid, and who paid you.", icon: .list,
      link: "Import a statement", to: AccountsRoute.importing)
  }
}
