import Espalier
import Observation
import WalletValues
import WalletFeatures

/// A part of the overview: what is left over each month, and the way to what a deposit of it would bring. Where nothing is
/// left over there is no such part.
@Observable
final class SpareMoneyPart: ScreenPart {
  private var spare: Loadable<[SpareMoney]> = .idle
  @ObservationIgnored private let interactor: any SpareMoneyInteractor
  @ObservationIgnored @Environment(\.formats) private var formats
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let calculator: Destination

  init(interactor: any SpareMoneyInteractor, calculator: Destination) {
    self.interactor = interactor
    self.calculator = calculator
  }

  func load() async { await Loadable.load(into: \.spare, of: self) { try await interactor.spareMoney() } }

  var sections: [Section] {
    if case .empty = spare { return [] }
    return whenLoaded(spare, skeleton: 1) { spare in
      Section.figures(
        "spare",
        spare.map { money in
          Figure(
            name: .localized(
              spare.count == 1 ? .depositsAverageMonth : .depositsAverageMonthIn(currency: money.id.code)),
            amount: formats.amount(money.amount),
            remark: .localized(.depositsOverMonths(money.months)))
        }, header: .localized(.depositsPartTitle))
      Section("calculator", layout: .plain) {
        Row(Link.with(.title(.depositsSeeDeposit), .icon(.forward), .to(calculator)))
      }
    }
  }
}
