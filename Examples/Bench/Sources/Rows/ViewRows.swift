import Espalier

/// The limit: ten stored properties.
struct PlainTile: Equatable {
  var title: String
  var subtitle: String
  var width: Int
  var height: Int
  var opacity: Double
  var scale: Double
  var isBold: Bool
  var isShiny: Bool
  var role: ColorRole
  var space: Spacing
}

enum ViewRows {
  @inline(never) static func tile(_ number: Int) -> Component<Label> {
    Component(
      .isHidden(false), .alpha(0.5), .background(.raised), .padding(.small), .cornerRadius(.small),
      .text("Rent of the month"),
      .textStyle(.headline), .color(.secondary), .lines(number & 3), .hasTabularFigures(true))
  }

  @inline(never) static func changed(_ number: Int) -> Component<Label> {
    Component(
      .isHidden(false), .alpha(0.5), .background(.raised), .padding(.small), .cornerRadius(.small),
      .text("Groceries, weekly"),
      .textStyle(.headline), .color(.secondary), .lines(number & 3 + 4), .hasTabularFigures(true))
  }

  @inline(never) static func plain(_ number: Int) -> PlainTile {
    PlainTile(
      title: "Rent of the month", subtitle: "Giro, standing order", width: number & 3, height: 2, opacity: 0.5,
      scale: 1,
      isBold: true, isShiny: false, role: .secondary, space: .small)
  }

  static let all = [
    Figure(
      name: "views.build10", unit: .nanoseconds, repetitions: 200_000,
      work: { for number in 0..<$0 { keep(tile(number)) } }, limit: { for number in 0..<$0 { keep(plain(number)) } }),
    Figure(
      name: "views.equal10", unit: .nanoseconds, repetitions: 500_000,
      work: { count in
        let left = tile(1)
        let right = tile(1)
        for _ in 0..<count { keep(isEqual(left, right)) }
      },
      limit: { count in
        let left = plain(1)
        let right = plain(1)
        for _ in 0..<count { keep(isEqual(left, right)) }
      }),
    Figure(
      name: "views.changes10", unit: .nanoseconds, repetitions: 300_000,
      work: { count in
        let left = tile(1)
        let right = changed(1)
        for _ in 0..<count { keep(left.changes(to: right)) }
      },
      limit: { count in
        let left = plain(1)
        var right = plain(1)
        right.title = "Groceries, weekly"
        right.width = 9
        for _ in 0..<count { keep(differing(left, right)) }
      }),
    Figure(
      name: "views.apply10", unit: .nanoseconds, repetitions: 300_000,
      work: { count in
        let left = tile(1)
        let right = changed(2)
        let view = Label()
        for number in 0..<count { view.configure(number & 1 == 0 ? left : right) }
        keep(view)
      },
      limit: { count in
        let holder = Holder(plain(1))
        let left = plain(1)
        let right = plain(2)
        for number in 0..<count { holder.tile = number & 1 == 0 ? left : right }
        keep(holder)
      }),
  ]

  private final class Holder {
    var tile: PlainTile
    init(_ tile: PlainTile) { self.tile = tile }
  }

  @inline(never) private static func isEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

  @inline(never) private static func differing(_ left: PlainTile, _ right: PlainTile) -> Int {
    var count = 0
    if left.title != right.title { count += 1 }
    if left.subtitle != right.subtitle { count += 1 }
    if left.width != right.width { count += 1 }
    if left.height != right.height { count += 1 }
    if left.opacity != right.opacity { count += 1 }
    if left.scale != right.scale { count += 1 }
    if left.isBold != right.isBold { count += 1 }
    if left.isShiny != right.isShiny { count += 1 }
    if left.role != right.role { count += 1 }
    if left.space != right.space { count += 1 }
    return count
  }
}
