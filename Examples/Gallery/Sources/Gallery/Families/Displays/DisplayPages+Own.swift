import Espalier

extension DisplayPages {
  static func own(_ model: DisplayModel) -> CataloguePage {
    CataloguePage(
      "own", "View of your own", showing: [PriceView.self],
      "Children, their arrangement, and properties with a meaning.",
      exhibits: [
        Exhibit("A property with an effect", "One property stands for the colour and for the direction of the arrow.") {
          Row(price("Bread", "+2%", isFalling: false))
          Row(price("Milk", "−3%", isFalling: true))
          Row(price("Butter", model.isFalling ? "−1%" : "+1%", isFalling: model.isFalling))
          Row(Button.with(.title("Turn the price of butter"), .onTap { model.isFalling.toggle() }))
        },
        Exhibit("A style of one view wins", "It is written where the view is made.") {
          Row(price("Salt", "−0%", isFalling: true).adding(.child(\.change, .color(.secondary))))
        },
        Exhibit("A custom style", "A key, a value, and what the value means here.") {
          for loudness in 1...3 {
            Row(
              Label.with(
                .text("Loudness \(loudness)"),
                .custom("loudness", loudness) { $0 > 2 ? .all(.textStyle(.title), .color(.accent)) : nil }))
          }
        },
      ])
  }

  private static func price(_ name: String, _ change: String, isFalling: Bool) -> Component<PriceView> {
    PriceView.with(
      .set(\.isFalling, isFalling), .child(\.name, .text(name)), .child(\.change, .text(change)))
  }
}
