import EspalierViews

enum Mood: String, StyleValueConvertible, CaseIterable { case calm, loud }

enum Level: Int, StyleValueConvertible, CaseIterable { case low = 1, high = 7 }

struct Gradient: Hashable, Sendable, StyleValueConvertible {
  var from: String
  var to: String
}

class Card: View {
  static let isShiny = Property("isShiny", default: false)
  static let mood = Property("mood", default: Mood.calm)
  static let level = Property("level", default: Level.low)
  static let gradient = Property("gradient", default: Gradient(from: "white", to: "white"))
  static let weight = Property("weight", default: 1.5)
  static let note = Property<String?>("note", default: "none yet")
  static let icon = Child("icon", ImageView.self)
  static let title = Child("title", Label.self)
  static let ok = Child("ok", Button.self)

  override class var layout: Layout {
    .row(spacing: .small) {
      icon
      title.with(.textStyle(.headline), .lines(2))
      ok.with(.title("OK"))
    }
  }
}

final class PricedCard: Card {
  static let currency = Property("currency", default: "EUR")
  static let price = Child("price", Label.self)

  override class var layout: Layout {
    .row {
      icon
      Layout.column {
        title
        price.with(.hasTabularFigures())
      }
      ok
    }
  }
}

final class Pair: View {
  static let first = Child("first", Card.self)
  static let second = Child("second", PricedCard.self)

  override class var layout: Layout {
    .column {
      first
      second.with(.child(\.price, .color(.positive)))
    }
  }
}
