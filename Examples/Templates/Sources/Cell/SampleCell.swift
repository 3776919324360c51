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
