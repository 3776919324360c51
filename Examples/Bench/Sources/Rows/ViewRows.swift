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

/// Components of ten styles.
enum ViewRows {
  @inline(never) static func tile(_ number: Int) -> Component<Label> {
    Component(
      .isHidden(false), .alpha(0.5), .background(.raised), .padding(.small), .cornerRadius(.small),
      .text("Rent of the month"),
      .textStyle(.headline), .color(.secondary), .lines(number & 3), .hasTabularFigures(true))
  }

  /// Another text, and the lines go back to their default.
  @inline(never) static func changed() -> Component<Label> {
    Component(
      .isHidden(false), .alpha(0.5), .background(.raised), .padding(.small), .cornerRadius(.small),
      .text("Groceries, weekly"),
      .textStyle(.headline), .color(.secondary), .hasTabularFigures(true))
  }

  @inline(never) static func plain(_ number: Int) -> PlainTile {
    PlainTile(
      title: "Rent of the month", subtitle: "Giro, standing order", width: number & 3, height: 2, opacity: 0.5,
      scale: 1,
      isBold: true, isShiny: false, role: .secondary, space: .small)
  }

  static let all = [build, equal, changes, visitor, same, apply]

  private static let build = Figure(
    name: "views.build10", unit: .nanoseconds, repetitions: 200_000,
    work: { for number in 0..<$0 { keep(tile(number)) } }, limit: { for number in 0..<$0 { keep(plain(number)) } })

  private static let equal = Figure(
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
    })

  private static let changes = Figure(
    name: "views.changes10.value", unit: .nanoseconds, repetitions: 300_000,
    work: { count in
      let left = tile(1)
      let right = changed()
      for _ in 0..<count { keep(left.changes(to: right)) }
    }, limit: limitOfChanges)

  private static let visitor = Figure(
    name: "views.changes10.visitor", unit: .nanoseconds, repetitions: 300_000,
    work: { count in
      let left = tile(1)
      let right = changed()
      for _ in 0..<count { keep(countChanges(left, right)) }
    }, limit: limitOfChanges)

  private static let same = Figure(
    name: "views.changes10.same", unit: .nanoseconds, repetitions: 300_000,
    work: { count in
      let left = tile(1)
      let right = tile(1)
      for _ in 0..<count { keep(left.changes(to: right)) }
    },
    limit: { count in
      let left = plain(1)
      let right = plain(1)
      for _ in 0..<count { keep(differing(left, right)) }
    })

  private static let apply = Figure(
    name: "views.apply10", unit: .nanoseconds, repetitions: 300_000,
    work: { count in
      let left = tile(1)
      let right = changed()
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
    })

  private static let limitOfChanges: @MainActor @Sendable (Int) -> Void = { count in
    let left = plain(1)
    var right = plain(1)
    right.title = "Groceries, weekly"
    right.width = 9
    for _ in 0..<count { keep(differing(left, right)) }
  }

  private final class Holder {
    var tile: PlainTile
    init(_ tile: PlainTile) { self.tile = tile }
  }

  @inline(never) private static func isEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

  @inline(never) private static func countChanges(_ left: Component<Label>, _ right: Component<Label>) -> Int {
    left.changeCount(to: right)
  }

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
