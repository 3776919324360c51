import Espalier
import EspalierGateways
import Observation
import WalletFeatures
import WalletValues

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

/// The accounts at the bank, and what can be done with them.
final class BankingScene: ModelScene {
  let model: BankingViewModel
  @Environment(\.formats) private var formats

  init(_ model: BankingViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: .localized(.bankingTitle), layout: .narrow) {
      whenLoaded(model.accounts, retry: { [model] in await model.load() }) { accounts in
        if let accounts {
          list(accounts)
          actions
        } else {
          invitation
        }
      }
    }
    .toast(Binding(model, \.toast))
    .dialog(Binding(model, \.asksToDisconnect)) { [model] in
      .confirmation(
        .localized(.bankingForgetQuestion), message: .localized(.bankingForgetMessage),
        action: .localized(.bankingForgetIt)
      ) { try await model.disconnect() }
    }
  }

  private func list(_ accounts: [BankAccount]) -> Section {
    let formats = formats
    return Section("accounts", accounts, header: .localized(.bankingAccounts)) { account in
      Row(
        Fact(
          name: "\(account.name) · \(account.iban)", value: account.money.map { formats.amount($0) } ?? "",
          hasTabularFigures: true))
    }
  }

  private var actions: Section {
    Section(
      "actions", footer: .localized(.bankingActionsFooter),
      layout: .plain
    ) {
      Row(
        Button.with(
          .title(.bankingBringIn), .variant(.primary), .isBusy(model.isBringingIn),
          .onTap { [model] in model.bringIn() })
      ).id("bring-in")
      Row(
        Button.with(
          .title(.bankingForget), .variant(.plain), .onTap { [model] in model.asksToDisconnect = true })
      ).id("disconnect")
    }
  }

  private var invitation: Section {
    Section("connect", layout: .plain) {
      Row(Label.with(.text(.bankingInvitation))).id("words")
      Row(Link.with(.title(.bankingConnectTitle), .icon(.add), .to(BankingRoute.connect))).id("link")
    }
  }
}
