import Espalier
import Observation

/// Asks for the name.
@Observable final class SampleFlowModuleScene: Scene {
  private var name = ""
  @ObservationIgnored private let parameters: SampleFlowModuleParameters
  @ObservationIgnored private let answer: FlowAnswer<String>

  init(_ parameters: SampleFlowModuleParameters, answer: FlowAnswer<String>) {
    self.parameters = parameters
    self.answer = answer
  }

  var screen: Screen {
    Screen(title: parameters.title, layout: .narrow) {
      Section("fields", layout: .form) {
        Row(TextField.with(.label(parameters.question), .text(Binding(self, \.name)), .autofocus()))
        Row(
          Button.with(
            .title("Continue"), .variant(.primary), .isEnabled(!name.isEmpty), .explanation("Write a name first."),
            .onTap { [weak self] in self?.proceed() }))
      }
    }
  }

  private func proceed() {
    guard !name.isEmpty else { return }
    answer(name)
  }
}
