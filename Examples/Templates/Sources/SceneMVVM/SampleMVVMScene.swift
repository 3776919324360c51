import Espalier

/// The screen of SampleMVVM, as a value that is made anew when something of the model changes that it has read.
final class SampleMVVMScene: ModelScene {
  let model: SampleMVVMModel

  init(model: SampleMVVMModel) { self.model = model }

  var screen: Screen {
    Screen(
      title: "SampleMVVM", layout: .narrow,
      search: TextField.with(.label("Search"), .text(Binding(model, \.query)))
    ) {
      whenLoaded(model.titles, empty: EmptyState("Nothing here yet")) { _ in
        Section("titles", footer: model.remark) {
          for title in model.found { Row(Label.with(.text(title))).id(title) }
        }
      }
    }
  }
}
