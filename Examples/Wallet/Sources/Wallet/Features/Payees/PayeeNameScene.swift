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
      return .notFound(notFound, link: "See all payees", to: PayeesRoute.list)
    }
    return Screen(title: model.payee.value?.name ?? "Payee", layout: .narrow) {
      whenLoaded(model.payee, skeleton: 2, empty: EmptyState("Nothing here")) { payee in
        name(payee)
      }
    }
  }

  private func name(_ payee: WalletPayee) -> Section {
    let names = payee.bankNames.map { "“\($0)”" }.joined(separator: ", ")
    return Section(
      "name",
      footer: "It holds for \(formats.operations(payee.operationCount)) and for those that you import later. "
        + "Payees of one name are shown as one.",
      layout: .form
    ) {
      Row(
        TextField.with(
          .label("Name"), .placeholder(payee.bankNames.first ?? ""),
          .hint("The bank's files call it \(names). Leave the field empty for that."), .field(model.form.name),
          .autofocus())
      ).id("name")
      Row(Button.with(.title("Save"), .submits(model.form))).id("send")
    }
  }
}
