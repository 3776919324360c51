import Espalier

/// What stands around every screen of a person's wallet: the mark of sample data above its content, the way back from the last change below.
@MainActor
final class SessionFrame {
  private let sample: SampleKind?
  private let undo: UndoOffer

  init(sample: SampleKind?, undo: UndoOffer) {
    self.sample = sample
    self.undo = undo
  }

  /// The screen with what all places have in common.
  func around(_ screen: Screen) -> Screen {
    var screen = screen
    if let sample {
      screen.sections.insert(Section("sample", layout: .plain) { Row(SampleNotice(kind: sample)) }, at: 0)
    }
    return screen.toast(Binding(undo, \.toast))
  }
}
