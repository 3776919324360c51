internal import EspalierScreens
internal import EspalierViews

/// A scene with a form that the surface submits. A rejected form appears again with its problems.
@MainActor final class SignInScene: Scene {
  var screen: Screen {
    let rejection = Submission.signIn.rejection
    let messages = rejection?.messages ?? [:]
    return Screen(title: "Your name, please", layout: .narrow) {
      Section("fields", layout: .form, submission: .signIn) {
        if let message = messages[""] { Row(Label.with(.text(message), .accessibilityRole(.alert))) }
        Row(
          TextField.with(
            .label("User"), .name("user"), .text(rejection?.values["user"] ?? ""), .message(messages["user"] ?? "")))
        Row(TextField.with(.label("Password"), .name("password"), .kind(.secure)))
        Row(Button.with(.title("Sign in"), .submission(.signIn), .variant(.primary)))
      }
    }
  }
}
