import Espalier

/// Signing in or up. It has nothing to observe: the surface sends the forms, and shows the scene again with what was
/// wrong.
final class WelcomeScene: Scene {
  private let route: WelcomeRoute

  init(route: WelcomeRoute) { self.route = route }

  var screen: Screen {
    switch route {
    case .signIn(let next):
      Screen(title: "Sign in", subtitle: "See where your money goes", layout: .narrow) {
        form(
          .signIn, action: "Sign in", refusal: "You are not signed in yet.", passwordHint: "",
          autocomplete: "current-password")
        other("New here? Create an account", WelcomeRoute.signUp(next: next))
        lookRound
      }
    case .signUp(let next):
      Screen(title: "Create an account", layout: .narrow) {
        form(
          .signUp, action: "Create account", refusal: "The account was not created.",
          passwordHint: "At least 8 characters.", autocomplete: "new-password")
        other("Already have an account? Sign in", WelcomeRoute.signIn(next: next))
        lookRound
      }
    }
  }

  private func form(
    _ submission: Submission, action: String, refusal: String, passwordHint: String, autocomplete: String
  ) -> Section {
    let rejection = submission.rejection
    return Section("form", layout: .form, submission: submission) {
      if let rejection {
        let reason = rejection.messages[.form] ?? "Please look at the field below."
        Row(Label.with(.text("\(refusal) \(reason)"), .color(.negative), .accessibilityRole(.alert))).id("alert")
      }
      Row(
        TextField.with(
          .name(.username), .label("Name"), .autocomplete("username"), .autofocus(),
          .text(rejection.value(of: .username)),
          .message(rejection[.username]))
      ).id("name")
      Row(
        TextField.with(
          .name(.password), .label("Password"), .kind(.secure), .autocomplete(autocomplete),
          .hint(passwordHint),
          .message(rejection[.password]))
      ).id("password")
      if let next = route.next {
        // The handler of the form learns so where to go on to; nobody sees or hears it.
        Row(TextField.with(.name(.next), .label("Next"), .text(next.description), .isHidden())).id("next")
      }
      Row(Button.with(.title(action), .variant(.primary), .submission(submission))).id("send")
    }
  }

  private func other(_ title: String, _ route: WelcomeRoute) -> Section {
    Section("other", layout: .plain) { Row(Link.with(.title(title), .to(route))) }
  }

  private var lookRound: Section {
    let problem = Submission.sample.rejection[.form]
    return Section(
      "sample", header: "Look round", footer: "A year of sample data; nothing is kept.", layout: .form,
      submission: .sample
    ) {
      if !problem.isEmpty {
        Row(Label.with(.text(problem), .color(.negative), .accessibilityRole(.alert))).id("alert")
      }
      Row(Button.with(.title("Look round with sample data"), .submission(.sample))).id("send")
    }
  }
}
