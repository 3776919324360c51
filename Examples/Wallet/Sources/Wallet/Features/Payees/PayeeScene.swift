import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of one payee.
@MainActor @Observable
final class PayeeViewModel: ViewModel {
  /// The payee.
  private(set) var payee: Loadable<WalletPayee> = .idle
  /// The data that rows show besides their operation.
  private(set) var reading = OperationReading()
  /// The operations of the payee that have been fetched.
  let pages = PagedList<OperationItem>()
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let id: PayeeID
  @ObservationIgnored private let payees: any PayeesGateway
  @ObservationIgnored private let operations: any OperationListGateway

  init(_ id: PayeeID, _ payees: any PayeesGateway, operations: any OperationListGateway) {
    self.id = id
    self.payees = payees
    self.operations = operations
  }

  /// Loads the payee and its first operations, or again the rows that are visible.
  func load() async {
    let payee = await Loadable.load(into: \.payee, of: self) {
      let payee = try await payees.payee(id)
      reading = OperationReading(try await operations.categories())
      return payee
    }
    if payee != nil { await pages.load(operations.source(OperationFilter(payee: id))) }
  }
}

/// One payee with its operations.
final class PayeeScene: ModelScene {
  let model: PayeeViewModel
  @Environment(\.formats) private var formats
  @Environment(\.totals) private var totals

  init(_ model: PayeeViewModel) { self.model = model }

  var screen: Screen {
    screen(
      of: model.payee, title: model.payee.value?.name ?? .localized(.payeesPayee),
      toolbar: { [Link.with(.title(.walletRename), .to(PayeesRoute.renaming($0.id))).erased] }, skeleton: 8,
      notFound: EmptyState.missing(link: .payeesSeeAll, to: PayeesRoute.list)
    ) { payee in
      figures(payee)
      if payee.givenName != nil {
        Section("names") {
          Row(Fact(name: .localized(.walletCalledByBank), value: payee.bankNames.joined(separator: " · ")))
        }
      }
      Section.operations(
        model.pages, reading: model.reading.telling(totals.current), formats: formats,
        empty: EmptyState(.localized(.payeesNoOperations)), retry: { [model] in await model.load() })
    }
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
}
