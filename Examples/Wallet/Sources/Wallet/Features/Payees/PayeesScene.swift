import Espalier
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The text that a person looks for among the payees.
@MainActor @Observable final class PayeeSearch {
  var text = ""
}

/// All payees, the one with most operations first.
final class PayeesScene: ModelScene {
  let model: LoadingModel<[WalletPayee]>
  private let search = PayeeSearch()
  @Environment(\.formats) private var formats
  @Environment(\.totals) private var totals

  init(_ gateway: any PayeesGateway) { model = LoadingModel(reads: [.ledger]) { try await gateway.payees() } }

  var screen: Screen {
    let search = Binding(search, \.text)
    return screen(of: model.content, title: .localized(.payeesTitle), skeleton: 8, empty: nobody) { payees in
      Section("search", layout: .form) { Row(SearchField.with(.label(.localized(.payeesFind)), .text(search))) }
      Section(
        "payees", payees, reading: totals.current,
        footer: formats.whyApart(payees.flatMap(\.totals), in: totals.current) ?? ""
      ) { [formats, totals = totals.current] payee in
        Row(PayeeRow.of(payee, totals: totals, formats: formats)).link(to: PayeesRoute.payee(payee.id))
          .searchable(by: payee.name)
      }
      .filtered(by: search, noMatches: .localized(.payeesNoneMatches))
    }
  }

  private var nobody: EmptyState {
    EmptyState(
      .localized(.payeesNone), message: .localized(.payeesNoneMessage), icon: .shop,
      link: .localized(.walletImportStatement), to: AccountsRoute.importing)
  }
}

/// One payee: its name, the number of its operations and the day of the rates at the start, its total at the end.
final class PayeeRow: View {
  static let name = Child("name", Label.self)
  static let count = Child("count", Label.self)
  static let rates = Child("rates", Label.self)
  static let total = Child("total", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .none) {
        name.with(.lines(1))
        count.with(.textStyle(.caption), .color(.secondary))
        rates.with(.textStyle(.caption), .color(.secondary))
      }
      total.with(.hasTabularFigures(), .textAlignment(.end), .grows(false))
    }
  }

  static func of(_ payee: WalletPayee, totals: TotalCurrency, formats: Formats) -> Component<PayeeRow> {
    let sum = totals.total(of: payee.totals)
    let rates = sum.day.map(formats.ratesRemark) ?? ""
    return Component(
      .child(\.name, .text(payee.name)), .child(\.count, .text(formats.operations(payee.operationCount))),
      .child(\.total, .text(formats.amounts(sum.sums, sign: .always))),
      .child(\.rates, .text(rates), .isHidden(rates.isEmpty)))
  }
}
