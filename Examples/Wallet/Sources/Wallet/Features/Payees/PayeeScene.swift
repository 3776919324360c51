import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One payee with its operations.
final class PayeeScene: ModelScene {
  let model: PayeeViewModel
  private let formats: Formats
  private let data: DataVersion

  init(model: PayeeViewModel, formats: Formats, data: DataVersion) {
    self.model = model
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    if let notFound = model.notFound {
      return .notFound(notFound, link: "See all payees", to: PayeesRoute.list)
    }
    let payee = model.payee.value
    return Screen(title: payee?.name ?? "Payee", toolbar: payee.map { [renaming($0)] } ?? []) {
      whenLoaded(model.payee, skeleton: 8, empty: EmptyState("Nothing here")) { payee in
        figures(payee)
        if payee.givenName != nil { bankNames(payee) }
        Section.operations(
          model.pages, reading: model.reading, formats: formats, empty: EmptyState("No operations of this payee"),
          retry: { [model] in await model.load() })
      }
    }
  }

  private func renaming(_ payee: WalletPayee) -> AnyComponent {
    Link.with(.title("Rename"), .to(PayeesRoute.renaming(payee.id))).erased
  }

  private func figures(_ payee: WalletPayee) -> Section {
    .figures(
      "figures",
      payee.totals.map { total in
        let name = payee.totals.count == 1 ? "In all" : "In all, \(total.currency.code)"
        return Figure(name: name, amount: formats.amount(total, sign: .always))
      } + [Figure(name: "Operations", amount: formats.number(payee.operationCount))])
  }

  private func bankNames(_ payee: WalletPayee) -> Section {
    Section("names") { Row(Fact(name: "Called by the bank", value: payee.bankNames.joined(separator: " · "))) }
  }
}
