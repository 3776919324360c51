import Espalier

/// A cell with the part of something that is done below it.
final class SampleCell: View {
  static let title = Child("title", Label.self)
  static let value = Child("value", Label.self)
  static let progress = Child("progress", ProgressBar.self)

  override class var layout: Layout {
    .column(spacing: .small) {
      Layout.row(spacing: .medium) {
        title.with(.grows())
        value.with(.hasTabularFigures(), .textAlignment(.end), .color(.secondary))
      }
      progress
    }
  }
}

/// The values that a cell shows. Put it into a section as `Section("cells", models) { Row($0) }`.
struct SampleCellModel: Identifiable, Hashable, Sendable, ComponentConvertible {
  let id: String
  var title: String
  var done: Int
  var total: Int

  /// The part that is done, of which there is never more than all.
  var fraction: Double { total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0 }

  var component: Component<SampleCell> {
    Component(
      .child(\.title, .text(title)), .child(\.value, .text("\(done) of \(total)")),
      .child(\.progress, .fraction(fraction), .label("\(title): \(done) of \(total)")))
  }
}
