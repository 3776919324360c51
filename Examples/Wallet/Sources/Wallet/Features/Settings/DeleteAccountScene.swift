import Espalier
import WalletGateways
import WalletStore

/// Erases the user after asking for the password once more.
final class DeleteAccountScene: ModelScene {
  let model: SettingsViewModel

  init(model: SettingsViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Delete my account", layout: .narrow) {
      whenLoaded(model.profile, empty: EmptyState("Nothing here")) {
        profile in
        form(isSample: profile.isSample)
      }
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
          .text("All your accounts, operations and settings are erased for good. There is no way to get them back."))
      ).id("warning")
      if !isSample {
        Row(
          TextField.with(
            .name(.password), .label("Password"), .kind(.secure), .autocomplete("current-password"),
            .hint("To be sure that it is you."), .message(rejection[.password]))
        ).id("password")
      }
      Row(
        Button.with(
          .title("Delete everything"), .icon(.delete), .variant(.destructive),
          .submission(.deleteAccount))
      ).id("send")
    }
  }
}
