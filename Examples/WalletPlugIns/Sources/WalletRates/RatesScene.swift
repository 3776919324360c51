import Espalier
import EspalierGateways
import Foundation
import Observation
import WalletFeatures
import WalletValues

/// The logic of the exchange rates.
@MainActor @Observable
final class RatesViewModel: ViewModel {
  /// The value of one unit in a currency.
  struct Rate: Hashable, Sendable, Identifiable {
    let currency: Currency
    let value: Decimal
    var id: String { currency.code }
  }

  /// The rates of a day.
  struct Listing: Hashable, Sendable {
    let base: Currency
    let day: CalendarDate
    let rates: [Rate]
  }

  /// The rates, once they are there.
  private(set) var listing: Loadable<Listing> = .idle
  @ObservationIgnored private let base: Currency?
  @ObservationIgnored private let gateway: any Gateway<RatesQuery, DayRates>
  @ObservationIgnored private let history: any OperationHistoryGateway

  init(
    base: Currency?, gateway: any Gateway<RatesQuery, DayRates>, history: any OperationHistoryGateway
  ) {
    self.base = base
    self.gateway = gateway
    self.history = history
  }

  /// Loads the rates, or loads them again.
  func load() async {
    await Loadable.load(into: \.listing, of: self) {
      let own = (try? await history.currencies()) ?? []
      guard let base = base ?? own.first ?? Currency(code: "EUR") else { throw CancellationError() }
      do {
        return Self.listing(try await gateway.fetch(RatesQuery(base: base)), of: base, first: own)
      } catch {
        throw RatesError.explaining(error)
      }
    }
  }

  /// The rates that can be read, those of the person's own currencies first.
  private static func listing(_ day: DayRates, of base: Currency, first own: [Currency]) -> Listing {
    let rates = day.rates.compactMap { code, text -> Rate? in
      guard let currency = Currency(code: code), currency != base,
        let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), value > 0
      else { return nil }
      return Rate(currency: currency, value: value)
    }
    func place(_ rate: Rate) -> Int { own.firstIndex(of: rate.currency) ?? own.count }
    return Listing(
      base: base, day: day.day,
      rates: rates.sorted { (place($0), $0.currency.code) < (place($1), $1.currency.code) })
  }
}

/// The value of one unit of a currency in others, with the day of the rates. Each row leads to the rates from its
/// currency.
final class RatesScene: ModelScene {
  let model: RatesViewModel
  @Environment(\.formats) private var formats

  init(_ model: RatesViewModel) { self.model = model }

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
