import Espalier

/// A title over a detail, and a mark at the end.
final class SampleView: View {
  /// True for what should stand out.
  static let isUrgent = Property("isUrgent", of: SampleView.self, default: false) {
    $0 ? .all(.child(\.title, .color(.warning)), .child(\.mark, .color(.warning))) : nil
  }
  static let title = Child("title", Label.self)
  static let detail = Child("detail", Label.self)
  static let mark = Child("mark", Badge.self)

  override class var layout: Layout {
    .row(spacing: .medium) {
      Layout.column(spacing: .tiny) {
        title.with(.textStyle(.headline))
        detail.with(.textStyle(.caption), .color(.secondary))
      }
      mark
    }
  }
}

extension Style where Target: SampleView {
  /// Sets the title.
  static func title(_ text: String) -> Style { .child(\.title, .text(text)) }
  /// Sets the detail, which says more below the title.
  static func detail(_ text: String) -> Style { .child(\.detail, .text(text)) }
  /// Makes it stand out, with a word for it.
  static func urgent(_ word: String) -> Style {
    .all(.set(\.isUrgent, true), .child(\.mark, .text(word)))
  }
}
