import Espalier

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
