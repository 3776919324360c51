import Espalier
import WalletFeatures
import WalletValues

/// The value of one unit of a currency in others, with the day of the rates. Each row leads to the rates from its
/// currency.
final class RatesScene: ModelScene {
  let model: RatesViewModel
  private let formats: Formats

  init(model: RatesViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: .localized(.ratesTitle), subtitle: subtitle) {
      whenLoaded(model.listing, skeleton: 8) { listing in
        let formats = formats
        Section("rates", listing.rates, header: .localized(.ratesOne(currency: listing.base.code))) { rate in
          Row(
            Fact(
              name: "\(formats.name(of: rate.currency)) (\(rate.currency.code))",
              value: formats.rate(rate.value), hasTabularFigures: true)
          ).link(to: RatesRoute.base(rate.currency))
        }
      }
    }
  }

  private var subtitle: String {
    guard let day = model.listing.value?.day else { return .localized(.ratesSubtitle) }
    return .localized(.ratesSubtitleOf(day: formats.shortDay(day)))
  }
}
