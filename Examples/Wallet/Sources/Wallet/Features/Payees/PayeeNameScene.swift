import Espalier
import WalletFeatures
import WalletStore

/// The name of a payee, which can be changed.
final class PayeeNameScene: ModelScene {
  let model: PayeeNameViewModel
  private let formats: Formats
  private let data: DataVersion

  init(model: PayeeNameViewModel, formats: Formats, data: DataVersion) {
    self.model = model
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }
  var unsavedChanges: UnsavedChanges? { model.hasUnsavedChanges ? UnsavedChanges() : nil }

  var screen: Screen {
    if let notFound = model.notFound {
      return .notFound(notFound, link: .payeesSeeAll, to: PayeesRoute.list)
    }
    return Screen(title: model.payee.value?.name ?? .localized(.payeesPayee), layout: .narrow) {
      whenLoaded(model.payee, skeleton: 2, empty: EmptyState(.localized(.walletNothingHere))) { payee in
        name(payee)
      }
    }
  }

  private func name(_ payee: WalletPayee) -> Section {
    let names = payee.bankNames.map { .localized(.walletQuoted(name: $0)) }.joined(separator: ", ")
    return Section(
      "name",
      footer: .localized(.payeesNameFooter(operations: formats.operations(payee.operationCount))),
      layout: .form
    ) {
      Row(
        TextField.with(
          .label(.localized(.walletName)), .placeholder(payee.bankNames.first ?? ""),
          .hint(.localized(.payeesNameHint(names: names))), .field(model.form.name),
          .autofocus())
      ).id("name")
      Row(Button.with(.title(.walletSave), .submits(model.form))).id("send")
    }
  }
}
