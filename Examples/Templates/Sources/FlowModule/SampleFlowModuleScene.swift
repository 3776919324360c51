import Espalier
import Observation

/// Asks for the name.
@Observable final class SampleFlowModuleScene: Scene {
  private var name = ""
  @ObservationIgnored private let answer: FlowAnswer<String>

  init(answer: FlowAnswer<String>) { self.answer = answer }

  var screen: Screen {
    Screen(title: "Sample", layout: .narrow) {
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Name"), .text(Binding(self, \.name)), .autofocus()))
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
