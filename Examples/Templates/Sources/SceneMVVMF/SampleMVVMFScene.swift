import Espalier

/// The logic of the screen, as its scene knows it. A test, a preview or another app puts another one in its place.
@MainActor protocol SampleMVVMFViewModel: ViewModel {
  /// The name that the place before handed over.
  var name: String { get }
  /// The text that is filled in.
  var text: String { get set }
  /// A Boolean value that indicates whether the person can go on: computed from the inputs.
  var canContinue: Bool { get }
  /// Goes on with the text.
  func proceed() throws
}

/// The screen of SampleMVVMF, over any view model of its protocol.
final class SampleMVVMFScene: ModelScene {
  let model: any SampleMVVMFViewModel

  init(model: any SampleMVVMFViewModel) { self.model = model }

  var screen: Screen {
    let model = model
    return Screen(title: "SampleMVVMF", subtitle: model.name, layout: .narrow) {
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Text"), .text(Binding(get: { model.text }, set: { model.text = $0 }))))
        Row(
          Button.with(
            .title("Continue"), .variant(.primary), .isEnabled(model.canContinue),
            .explanation("Write at least \(LiveSampleMVVMFViewModel.shortest) characters."),
            .onTap { try model.proceed() }))
      }
    }
  }
}
