import Espalier
import Statements

/// A line that was not taken in: the reason above, its text below.
final class RefusalRow: View {
  static let reason = Child("reason", Label.self)
  static let text = Child("text", Label.self)

  override class var layout: Layout {
    .column {
      reason
      text.with(.textStyle(.caption), .color(.secondary), .lines(2))
    }
  }
}

/// A line that was not taken in, as a value.
struct RefusalSummary: ComponentConvertible {
  let refusal: Refusal
  let line: String

  var component: Component<RefusalRow> {
    Component(
      .child(\.reason, .text(.importRefusal(line: line, reason: refusal.reason.words))),
      .child(\.text, .text(refusal.text)))
  }
}
