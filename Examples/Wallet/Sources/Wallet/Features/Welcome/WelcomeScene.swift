import Espalier

/// Signing in or up. It has nothing to observe: the surface sends the forms, and shows the scene again with what was
/// wrong.
final class WelcomeScene: Scene {
  private let route: WelcomeRoute

  init(route: WelcomeRoute) { self.route = route }

  var screen: Screen {
    switch route {
    case .signIn(let next):
      Screen(title: .localized(.welcomeSignIn), subtitle: .localized(.welcomeTagline), layout: .narrow) {
        form(
          .signIn, action: .welcomeSignIn, refusal: LocalizedText.welcomeNotSignedIn, passwordHint: "",
          autocomplete: "current-password")
        other(.welcomeNewHere, WelcomeRoute.signUp(next: next))
        lookRound
      }
    case .signUp(let next):
      Screen(title: .localized(.welcomeSignUpTitle), layout: .narrow) {
        form(
          .signUp, action: .welcomeSignUp, refusal: LocalizedText.welcomeNotCreated,
          passwordHint: .localized(.welcomePasswordHint), autocomplete: "new-password")
        other(.welcomeHaveAccount, WelcomeRoute.signIn(next: next))
        lookRound
      }
    }
  }

  private func form(
    _ submission: Submission, action: LocalizedText, refusal: (_ reason: String) -> LocalizedText, passwordHint: String,
    autocomplete: String
  ) -> Section {
    let rejection = submission.rejection
    return Section("form", layout: .form, submission: submission) {
      if let rejection {
        let reason = rejection.messages[.form] ?? .localized(.welcomeLookAtField)
        Row(Label.with(.text(refusal(reason)), .color(.negative), .accessibilityRole(.alert))).id("alert")
      }
      Row(
        TextField.with(
          .name(.username), .label(.localized(.walletName)), .autocomplete("username"), .autofocus(),
          .text(rejection.value(of: .username)),
          .message(rejection[.username]))
      ).id("name")
      Row(
        TextField.with(
          .name(.password), .label(.localized(.walletPassword)), .kind(.secure), .autocomplete(autocomplete),
          .hint(passwordHint),
          .message(rejection[.password]))
      ).id("password")
      if let next = route.next {
        // The handler of the form learns so where to go on to; nobody sees or hears it.
        Row(TextField.with(.name(.next), .label(.localized(.welcomeNext)), .text(next.description), .isHidden())).id(
          "next")
      }
      Row(Button.with(.title(action), .variant(.primary), .submission(submission))).id("send")
    }
  }

  private func other(_ title: LocalizedText, _ route: WelcomeRoute) -> Section {
    Section("other", layout: .plain) { Row(Link.with(.title(title), .to(route))) }
  }

  private var lookRound: Section {
    let problem = Submission.sample.rejection[.form]
    return Section(
      "sample", header: .localized(.welcomeLookRound), footer: .localized(.welcomeLookRoundFooter), layout: .form,
      submission: .sample
    ) {
      if !problem.isEmpty {
        Row(Label.with(.text(problem), .color(.negative), .accessibilityRole(.alert))).id("alert")
      }
      Row(Button.with(.title(.welcomeLookRoundAction), .submission(.sample))).id("send")
    }
  }
}
