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
  @ObservationIgnored private let formats: Formats
  @ObservationIgnored private let data: DataVersion
  @ObservationIgnored private let calculator: Destination

  init(interactor: any SpareMoneyInteractor, formats: Formats, data: DataVersion, calculator: Destination) {
    self.interactor = interactor
    self.formats = formats
    self.data = data
    self.calculator = calculator
  }

  func load() async { await Loadable.load(into: \.spare, of: self) { try await interactor.spareMoney() } }
  var loadID: AnyHashable { data.number }

  var sections: [Section] {
    if case .empty = spare { return [] }
    return whenLoaded(spare, skeleton: 1) { spare in
      Section.figures(
        "spare",
        spare.map { money in
          Figure(
            name: spare.count == 1 ? "In an average month" : "In an average month in \(money.id.code)",
            amount: formats.amount(money.amount),
            remark: "Over the last \(formats.number(money.months)) months")
        }, header: "What you could put aside")
      Section("calculator", layout: .plain) {
        Row(Link.with(.title("See what a deposit would bring"), .icon(.forward), .to(calculator)))
      }
    }
  }
}
