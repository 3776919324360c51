import Espalier

/// One row of the measured page.
struct MeasuredRow: Identifiable, Hashable, Sendable, ComponentConvertible {
  let id: Int
  var label: String

  private static let adjectives =
    """
    pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy helpful mushy odd unsightly \
    adorable important inexpensive cheap expensive fancy
    """.split(separator: " ")
  private static let colours = "red yellow blue green pink brown purple brown white black orange".split(separator: " ")
  private static let nouns =
    "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard".split(separator: " ")

  init(_ id: Int) {
    self.id = id
    label = "\(Self.adjectives[7 * id % 25]) \(Self.colours[5 * id % 11]) \(Self.nouns[3 * id % 13])"
  }

  var number: String { "\(id)" }
  var count: String { "\(id * 37 % 100)" }
  var state: String { id % 3 == 0 ? "closed" : "open" }
  var name: String { "n-\(id)" }
  var amount: String {
    let cents = id * 7919 % 100_000
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Says something else than before.
  mutating func toggle() { label = label == "changed" ? "changed again" : "changed" }

  var cells: [String] { [number, label, count, amount, state, name] }

  var component: Component<MeasuredRowView> {
    let cells = cells
    return Component(
      .child(\.number, .text(cells[0])), .child(\.label, .text(cells[1])), .child(\.count, .text(cells[2])),
      .child(\.amount, .text(cells[3])), .child(\.state, .text(cells[4])), .child(\.name, .text(cells[5])))
  }
}

/// Six cells.
final class MeasuredRowView: View {
  static let number = Child("number", Label.self)
  static let label = Child("label", Label.self)
  static let count = Child("count", Label.self)
  static let amount = Child("amount", Label.self)
  static let state = Child("state", Label.self)
  static let name = Child("name", Label.self)

  override class var layout: Layout {
    .row(spacing: .small) {
      number; label; count; amount; state; name
    }
  }
}
