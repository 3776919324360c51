import Espalier

/// A notice that the shown data are made up: a badge at the start, and beside it a text about what happens to the data.
final class SampleNoticeView: View {
  static let badge = Child("badge", Badge.self)
  static let text = Child("text", Label.self)

  override class var layout: Layout {
    .row(spacing: .small, alignment: .center) {
      badge.with(.color(.warning))
      text.with(.textStyle(.caption), .color(.secondary), .grows())
    }
  }
}

/// The mark of sample data, as a value.
struct SampleNotice: ComponentConvertible {
  var kind: SampleKind

  var component: Component<SampleNoticeView> {
    Component(
      .padding(top: Spacing.none, leading: .tiny, bottom: Spacing.none, trailing: .tiny),
      .child(\.badge, .text(.localized(.walletSampleBadge))), .child(\.text, .text(kind.notice)))
  }
}
