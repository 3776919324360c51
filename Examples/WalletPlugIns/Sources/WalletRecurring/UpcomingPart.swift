import Espalier
import Foundation
import Observation
import WalletFeatures
import WalletValues

/// A part of the overview: the payments of the next two weeks. Where there are none, there is no such part.
@Observable
final class UpcomingPart: ScreenPart {
  /// The number of days that are looked ahead, and the number of payments that are shown.
  private static let (days, count) = (14, 4)

  private var payments: Loadable<[RecurringPayment]> = .idle
  @ObservationIgnored private let interactor: any RecurringInteractor
  @ObservationIgnored @Environment(\.formats) private var formats
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private let all: Destination

  init(interactor: any RecurringInteractor, now: @escaping @Sendable () -> Date, all: Destination) {
    self.interactor = interactor
    self.now = now
    self.all = all
  }

  func load() async {
    await Loadable.load(into: \.payments, of: self) {
      guard let today = formats.day(of: now()) else { return [] }
      let next = try await interactor.recurringPayments().filter {
        (0...Self.days).contains($0.next.dayNumber - today.dayNumber)
      }
      return Array(next.sorted { ($0.next, $0.id) < ($1.next, $1.id) }.prefix(Self.count))
    }
  }

  var sections: [Section] {
    if case .empty = payments { return [] }
    let formats = formats
    return whenLoaded(payments, skeleton: 2) { payments in
      Section("upcoming", payments, header: .localized(.recurringPaidNext)) { payment in
        Row(RecurringSummary(payment, formats: formats))
      }
      Section("all", layout: .plain) {
        Row(Link.with(.title(.recurringAll), .icon(.refresh), .to(all)))
      }
    }
  }
}
