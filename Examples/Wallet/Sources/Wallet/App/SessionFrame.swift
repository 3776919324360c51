import Espalier

/// The frame around every screen of a person's wallet: the mark of sample data above its content, and the offer to undo
/// the last change below.
@MainActor
final class SessionFrame {
  private let sample: SampleKind?
  private let undo: UndoOffer

  init(sample: SampleKind?, undo: UndoOffer) {
    self.sample = sample
    self.undo = undo
  }

  /// Returns a screen with the parts that all places have in common.
  func around(_ screen: Screen) -> Screen {
    var screen = screen
    if let sample {
      screen.sections.insert(Section("sample", layout: .plain) { Row(SampleNotice(kind: sample)) }, at: 0)
    }
    return screen.toast(Binding(undo, \.toast))
  }
}
