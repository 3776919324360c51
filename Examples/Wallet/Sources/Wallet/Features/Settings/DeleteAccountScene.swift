import Espalier
import WalletGateways
import WalletStore

/// Erases the user after asking for the password once more.
final class DeleteAccountScene: ModelScene {
  let model: SettingsViewModel

  init(_ model: SettingsViewModel) { self.model = model }

  var screen: Screen {
    screen(of: model.profile, title: .localized(.settingsDeleteTitle), layout: .narrow) { profile in
      form(isSample: profile.isSample)
    }
  }

  private func form(isSample: Bool) -> Section {
    let rejection = Submission.deleteAccount.rejection
    return Section("delete", layout: .form, submission: .deleteAccount) {
      if let rejection {
        Row(
          Label.with(
            .text(rejection.messages[.form] ?? rejection[.password]), .color(.negative),
            .accessibilityRole(.alert))
        ).id("alert")
      }
      Row(
        Label.with(
          .text(.settingsDeleteWarning))
      ).id("warning")
      if !isSample {
        Row(
          TextField.with(
            .name(.password), .label(.localized(.walletPassword)), .kind(.secure), .autocomplete("current-password"),
            .hint(.localized(.settingsDeletePasswordHint)), .message(rejection[.password]))
        ).id("password")
      }
      Row(
        Button.with(
          .title(.settingsDeleteAll), .icon(.delete), .variant(.destructive),
          .submission(.deleteAccount))
      ).id("send")
    }
  }
}
