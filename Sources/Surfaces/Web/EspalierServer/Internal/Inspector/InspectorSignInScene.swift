internal import EspalierScreens
internal import EspalierViews

/// A scene that asks a visitor for the inspector's token.
final class InspectorSignInScene: Scene {
  var screen: Screen {
    let rejection = Submission.inspectorSignIn.rejection
    return Screen(title: "Inspector", layout: .narrow) {
      Section(
        "sign-in", footer: "It lies in the file that the program named when it started.", layout: .form,
        submission: .inspectorSignIn
      ) {
        Row(
          TextField.with(
            .name(.inspectorToken), .label("Token"), .kind(.secure), .message(rejection[.inspectorToken]),
            .autofocus()))
        Row(Button.with(.title("Open"), .variant(.primary), .submission(.inspectorSignIn)))
      }
    }
  }
}
