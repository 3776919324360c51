// template if sign-in
import Espalier

/// The form of somebody who has an account. A refusal shows it again, with what was written except the password.
final class SignInScene: Scene {
  private let next: String?

  init(next: String?) { self.next = next }

  var screen: Screen {
    let rejection = Submission.signIn.rejection
    return Screen(title: .localized(.signInTitle), layout: .narrow) {
      Section("form", layout: .form, submission: .signIn) {
        if let problem = rejection?.messages[.form] {
          Row(Label.with(.text(problem), .color(.negative), .accessibilityRole(.alert))).id("problem")
        }
        Row(
          TextField.with(
            .name(.name), .label(.localized(.signInName)), .autocomplete("username"), .autofocus(),
            .text(rejection.value(of: .name)))
        ).id("name")
        Row(SecureField.with(.name(.password), .label(.localized(.signInPassword)), .autocomplete("current-password")))
          .id("password")
        // The handler reads it; nobody sees or hears it.
        Row(TextField.with(.name(.next), .label("Next"), .text(next ?? ""), .isHidden())).id("next")
        Row(Button.with(.title(.signInTitle), .variant(.primary), .submission(.signIn))).id("send")
      }
    }
  }
}
// template end
