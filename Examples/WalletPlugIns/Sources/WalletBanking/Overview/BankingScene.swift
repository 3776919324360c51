import Espalier
import WalletFeatures
import WalletValues

/// The accounts at the bank, and what can be done with them.
final class BankingScene: ModelScene {
  let model: BankingViewModel
  private let formats: Formats

  init(model: BankingViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

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
