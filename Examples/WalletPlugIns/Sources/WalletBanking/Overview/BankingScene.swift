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
    Screen(title: "Your bank", layout: .narrow) {
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
        "Forget the connection?", message: "What was brought in stays in your wallet.", action: "Forget it"
      ) { try await model.disconnect() }
    }
  }

  private func list(_ accounts: [BankAccount]) -> Section {
    let formats = formats
    return Section("accounts", accounts, header: "Accounts at the bank") { account in
      Row(
        Fact(
          name: "\(account.name) · \(account.iban)", value: account.money.map { formats.amount($0) } ?? "",
          hasTabularFigures: true))
    }
  }

  private var actions: Section {
    Section(
      "actions", footer: "What is in your wallet already is known again, and an import can be undone as any other.",
      layout: .plain
    ) {
      Row(
        Button.with(
          .title("Bring operations in"), .variant(.primary), .isBusy(model.isBringingIn),
          .onTap { [model] in model.bringIn() })
      ).id("bring-in")
      Row(
        Button.with(
          .title("Forget the connection"), .variant(.plain), .onTap { [model] in model.asksToDisconnect = true })
      ).id("disconnect")
    }
  }

  private var invitation: Section {
    Section("connect", layout: .plain) {
      Row(Label.with(.text("Connect your bank once, and bring its operations in whenever you like."))).id("words")
      Row(Link.with(.title("Connect your bank"), .icon(.add), .to(BankingRoute.connect))).id("link")
    }
  }
}
