internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene with a form that has rules: one at a field, one between two fields, and one that needs an asynchronous
/// answer.
@MainActor @Observable final class SignUpScene: Scene {
  struct SignUp: Sendable {
    var name = ""
    var mail = ""
    var password = ""
    var again = ""
  }

  private var welcomed = ""
  @ObservationIgnored private let form = Form(
    SignUp(),
    checks: [
      .required(\.name, "What is your name?"),
      FormCheck(\.mail, "A mail address has an @") { $0.mail.contains("@") },
      .asking(\.mail) { mail in
        await Task.yield()
        return mail.hasPrefix("taken") ? "Somebody has this address" : nil
      },
      FormCheck(\.again, "The two differ") { $0.again == $0.password },
    ])

  init() {
    form.onSubmit { [weak self] value in
      if value.name == "Nobody" {
        self?.form.reject(\.name, "Nobody may not come in")
      } else {
        self?.welcomed = value.name
      }
    }
  }

  var screen: Screen {
    Screen(title: "Join us", layout: .form) {
      Section.problems(of: form)
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Your name"), .field(form.name)))
        Row(TextField.with(.label("Your mail"), .field(form.mail)))
        Row(TextField.with(.label("A password"), .kind(.secure), .field(form.password)))
        Row(TextField.with(.label("Once more"), .kind(.secure), .field(form.again)))
        Row(Button.with(.title("Join"), .submits(form)))
      }
      if !welcomed.isEmpty { Section("welcome") { Row(Label.with(.text("Welcome, \(welcomed)"), .isAnnounced())) } }
    }
  }
}
