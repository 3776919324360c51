import Espalier

/// The logic of the screen, as its scene knows it. A test, a preview or another app puts another one in its place.
@MainActor protocol SampleMVVMFViewModel: ViewModel {
  /// The name that the place before handed over.
  var name: String { get }
  /// The text that is filled in.
  var text: String { get set }
  /// A Boolean value that indicates whether the person can go on: computed from the inputs.
  var canContinue: Bool { get }
  /// The reason why the person cannot go on.
  var hint: String { get }
}

/// The screen of SampleMVVMF, over any view model of its protocol. It leads to another screen by the factory of that
/// screen.
final class SampleMVVMFScene: ModelScene {
  let model: any SampleMVVMFViewModel
  private let next: any Factory<String>
  private let show: @MainActor @Sendable (any Presentable) throws -> Void

  init(
    model: any SampleMVVMFViewModel, next: any Factory<String>,
    show: @escaping @MainActor @Sendable (any Presentable) throws -> Void
  ) {
    self.model = model
    self.next = next
    self.show = show
  }

  var screen: Screen {
    Screen(title: "SampleMVVMF", subtitle: model.name, layout: .narrow) {
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Text"), .text(Binding(model, \.text))))
        Row(
          Button.with(
            .title("Continue"), .variant(.primary), .isEnabled(model.canContinue),
            .explanation(model.hint),
            .onTap { [model, next, show] in try show(next.make(model.text)) }))
      }
    }
  }
}
