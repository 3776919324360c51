import Espalier

/// A price and its change, which is coloured by one property.
final class PriceView: View {
  static let isFalling = Property("isFalling", of: PriceView.self, default: false) { isFalling in
    isFalling ? .all(.child(\.change, .color(.negative)), .child(\.arrow, .transform(rotation: 180))) : nil
  }
  static let name = Child("name", Label.self)
  static let arrow = Child("arrow", ImageView.self)
  static let change = Child("change", Label.self)

  override class var layout: Layout {
    .row(spacing: .small) {
      name.with(.grows())
      arrow.with(.image(.icon(.rise)))
      change.with(.hasTabularFigures(), .color(.positive))
    }
  }
}

extension Icon {
  /// An arrow that points up.
  static let rise = Icon("rise", stroke: "M12 20V4M6 10l6-6 6 6")
}
