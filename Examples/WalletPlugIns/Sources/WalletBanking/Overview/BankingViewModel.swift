import Espalier
import EspalierGateways
import Observation
import WalletFeatures

/// The logic of the bank's accounts.
@MainActor @Observable
final class BankingViewModel: ViewModel, EffectRunning {
  /// The accounts at the bank; nil while it is not connected.
  private(set) var accounts: Loadable<[BankAccount]?> = .idle
  /// The message about the operations that were brought in last.
  var toast: Toast?
  /// True while the person is asked to confirm that the bank be forgotten.
  var asksToDisconnect = false
  @ObservationIgnored let effects = Effects()
  private var connections = 0
  @ObservationIgnored private let bank: PersonalBank
  @ObservationIgnored private let gateway: any Gateway<Void, [BankAccount]>
  @ObservationIgnored private let interactor: BringInInteractor
  @ObservationIgnored private let data: DataVersions

  init(
    bank: PersonalBank, accounts: any Gateway<Void, [BankAccount]>, bringIn: BringInInteractor, data: DataVersions
  ) {
    self.bank = bank
    gateway = accounts
    interactor = bringIn
    self.data = data
  }

  /// True while the bank's operations are being brought in.
  var isBringingIn: Bool { effects.isRunning(.bringIn) }

  var loadID: AnyHashable { connections }

  /// Comes back from connecting with other accounts.
  func willAppear() { connections += 1 }

  /// Loads the accounts, or loads them again.
  func load() async {
    await Loadable.load(into: \.accounts, of: self) {
      guard try await bank.isConnected() else { return nil }
      do {
        return try await gateway.fetch()
      } catch {
        throw BankError.explaining(error)
      }
    }
  }

  /// Brings in the bank's operations; once at a time.
  func bringIn() {
    effects.single(.bringIn) { [weak self, interactor] in
      do {
        let report = try await interactor.bringIn()
        self?.tell(report)
      } catch {
        throw BankError.explaining(error)
      }
    }
  }

  private func tell(_ report: IntakeReport) {
    if report.new > 0 { data.raise(.ledger) }
    toast = Toast(
      .localized(
        .bankingReport(
          new: Localization.current.number(report.new), known: Localization.current.number(report.known))))
  }

  /// Forgets the connection.
  func disconnect() async throws {
    try await bank.disconnect()
    connections += 1
  }
}

extension EffectName {
  fileprivate static let bringIn: EffectName = "bring in"
}
