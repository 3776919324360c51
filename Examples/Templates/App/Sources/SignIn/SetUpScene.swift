// template if sign-in
import Espalier

/// The form of the first account, which only somebody can fill in who sees what the program says.
final class SetUpScene: Scene {
  var screen: Screen {
    let rejection = Submission.setUp.rejection
    return Screen(title: .localized(.signInSetUpTitle), layout: .narrow) {
      Section(
        "form", footer: .localized(.signInCodeFooter), layout: .form,
        submission: .setUp
      ) {
        if let problem = rejection?.messages[.form] {
          Row(Label.with(.text(problem), .color(.negative), .accessibilityRole(.alert))).id("problem")
        }
        Row(
          TextField.with(
            .name(.code), .label(.localized(.signInCode)), .autocomplete("off"), .autofocus(),
            .text(rejection.value(of: .code)), .message(rejection[.code]))
        ).id("code")
        Row(
          TextField.with(
            .name(.name), .label(.localized(.signInName)), .autocomplete("username"), .text(rejection.value(of: .name)),
            .message(rejection[.name]))
        ).id("name")
        Row(
          SecureField.with(
            .name(.password), .label(.localized(.signInPassword)), .autocomplete("new-password"),
            .hint(.localized(.signInPasswordHint)),
            .message(rejection[.password]))
        ).id("password")
        Row(Button.with(.title(.signInMakeAccount), .variant(.primary), .submission(.setUp))).id("send")
      }
    }
  }
}
// template end
