import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One payee with its operations.
final class PayeeScene: ModelScene {
  let model: PayeeViewModel
  private let formats: Formats
  private let data: DataVersion
  private let totals: TotalCurrencyChoice

  init(model: PayeeViewModel, formats: Formats, totals: TotalCurrencyChoice, data: DataVersion) {
    self.model = model
    self.totals = totals
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    if let notFound = model.notFound {
      return .notFound(notFound, link: .payeesSeeAll, to: PayeesRoute.list)
    }
    let payee = model.payee.value
    return Screen(title: payee?.name ?? .localized(.payeesPayee), toolbar: payee.map { [renaming($0)] } ?? []) {
      whenLoaded(model.payee, skeleton: 8, empty: EmptyState(.localized(.walletNothingHere))) { payee in
        figures(payee)
        if payee.givenName != nil { bankNames(payee) }
        Section.operations(
          model.pages, reading: model.reading.telling(totals.current), formats: formats,
          empty: EmptyState(.localized(.payeesNoOperations)),
          retry: { [model] in await model.load() })
      }
    }
  }

  private func renaming(_ payee: WalletPayee) -> AnyComponent {
    Link.with(.title(.walletRename), .to(PayeesRoute.renaming(payee.id))).erased
  }

  private func figures(_ payee: WalletPayee) -> Section {
    let total = totals.current.total(of: payee.totals)
    return .figures(
      "figures",
      total.sums.map { sum in
        let name = total.sums.count == 1 ? LocalizedText.payeesInAll : .payeesInAllOf(currency: sum.currency.code)
        let day = sum == total.joined ? total.day : nil
        return Figure(
          name: name.localized, amount: formats.amount(sum, sign: .always), remark: day.map(formats.ratesRemark) ?? "")
      } + [Figure(name: .localized(.walletOperations), amount: formats.number(payee.operationCount))])
  }

  private func bankNames(_ payee: WalletPayee) -> Section {
    Section("names") {
      Row(Fact(name: .localized(.walletCalledByBank), value: payee.bankNames.joined(separator: " · ")))
    }
  }
}
