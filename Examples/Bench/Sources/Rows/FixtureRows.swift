import Espalier

/// A view of sixteen labels.
final class Sheet: View {
  static let a = Child("a", Label.self)
  static let b = Child("b", Label.self)
  static let c = Child("c", Label.self)
  static let d = Child("d", Label.self)
  static let e = Child("e", Label.self)
  static let f = Child("f", Label.self)
  static let g = Child("g", Label.self)
  static let h = Child("h", Label.self)
  static let i = Child("i", Label.self)
  static let j = Child("j", Label.self)
  static let k = Child("k", Label.self)
  static let l = Child("l", Label.self)
  static let m = Child("m", Label.self)
  static let n = Child("n", Label.self)
  static let o = Child("o", Label.self)
  static let p = Child("p", Label.self)

  override class var layout: Layout {
    .drawn {
      a; b; c; d; e; f; g; h; i; j; k; l; m; n; o; p
    }
  }
}

/// 10,001 components of 81 styles: one of the view, five of each of its sixteen children.
enum FixtureRows {
  private static let count = 10_001
  static let all = [build, difference, apply]

  @inline(never) private static func sheet(_ number: Int, _ text: String) -> Component<Sheet> {
    Component(
      .alpha(0.5),
      .child(\.a, .alpha(1), .text(text), .textStyle(.headline), .color(.secondary), .lines(number)),
      .child(\.b, .alpha(1), .text("b"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.c, .alpha(1), .text("c"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.d, .alpha(1), .text("d"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.e, .alpha(1), .text("e"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.f, .alpha(1), .text("f"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.g, .alpha(1), .text("g"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.h, .alpha(1), .text("h"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.i, .alpha(1), .text("i"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.j, .alpha(1), .text("j"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.k, .alpha(1), .text("k"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.l, .alpha(1), .text("l"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.m, .alpha(1), .text("m"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.n, .alpha(1), .text("n"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.o, .alpha(1), .text("o"), .textStyle(.headline), .color(.secondary), .lines(1)),
      .child(\.p, .alpha(1), .text(text), .textStyle(.headline), .color(.secondary), .lines(number)))
  }

  private static let old = (0..<count).map { sheet($0 & 7, "Rent of the month") }
  /// Four of the 81 styles are others.
  private static let new = (0..<count).map { sheet($0 & 7 + 1, "Groceries, weekly") }

  private static let build = Figure(
    name: "views.fixture10k.build", unit: .milliseconds, repetitions: 1,
    work: { runs in
      for _ in 0..<runs { keep((0..<count).map { sheet($0 & 7, "Rent of the month") }) }
    },
    limit: { runs in
      for _ in 0..<runs { keep((0..<count).map { plainSheet($0 & 7, "Rent of the month") }) }
    })

  /// The limit: a value of its own for each view with the values of its styles, made by hand; one array a component.
  private struct PlainLabel {
    var alpha = 1.0
    var text: String
    var style = TextStyle.headline
    var color = ViewColor.secondary
    var lines: Int
  }

  private struct PlainSheet {
    var alpha = 0.5
    var labels: [PlainLabel]
  }

  @inline(never) private static func plainSheet(_ number: Int, _ text: String) -> PlainSheet {
    PlainSheet(
      labels: (0..<16).map {
        $0 == 0 || $0 == 15 ? PlainLabel(text: text, lines: number) : PlainLabel(text: "b", lines: 1)
      })
  }

  private static let difference = Figure(
    name: "views.fixture10k.diff", unit: .milliseconds, repetitions: 1,
    work: { runs in
      for _ in 0..<runs { for index in 0..<count { keep(old[index].changes(to: new[index])) } }
    })

  private static let apply = Figure(
    name: "views.fixture10k.apply", unit: .milliseconds, repetitions: 2,
    work: { runs in
      for run in 0..<runs {
        let changes = run & 1 == 0 ? forth : back
        for index in views.indices { views[index].apply(changes[index]) }
      }
    })

  /// Live views, changed forth and back.
  @MainActor private static let views = old.map { component in
    let view = Sheet()
    view.configure(component)
    return view
  }
  private static let forth = zip(old, new).map { $0.changes(to: $1) }
  private static let back = zip(old, new).map { $1.changes(to: $0) }
}
