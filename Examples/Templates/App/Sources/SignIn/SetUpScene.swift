// template if sign-in
import Espalier

/// The form of the first account, which only somebody can fill in who sees what the program says.
final class SetUpScene: Scene {
  var screen: Screen {
    let rejection = Submission.setUp.rejection
    return Screen(title: "Make the first account", layout: .narrow) {
      Section(
        "form", footer: "The program said the code where it was started, or in its log.", layout: .form,
        submission: .setUp
      ) {
        if let problem = rejection?.messages[.form] {
          Row(Label.with(.text(problem), .color(.negative), .accessibilityRole(.alert))).id("problem")
        }
        Row(
          TextField.with(
            .name(.code), .label("Set-up code"), .autocomplete("off"), .autofocus(),
            .text(rejection.value(of: .code)), .message(rejection[.code]))
        ).id("code")
        Row(
          TextField.with(
            .name(.name), .label("Name"), .autocomplete("username"), .text(rejection.value(of: .name)),
            .message(rejection[.name]))
        ).id("name")
        Row(
          SecureField.with(
            .name(.password), .label("Password"), .autocomplete("new-password"), .hint("At least 10 characters"),
            .message(rejection[.password]))
        ).id("password")
        Row(Button.with(.title("Make the account"), .variant(.primary), .submission(.setUp))).id("send")
      }
    }
  }
}
// template end
