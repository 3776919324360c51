import Espalier

/// The place that a link of the instant page leads to: 60 rows.
@MainActor
final class LinkedScene: Scene {
  static let count = 60

  var screen: Screen {
    Screen(title: "Linked") {
      Section("rows") {
        for number in 1...Self.count { Row(Label.with(.text("Linked row \(number)"))).id("\(number)") }
      }
    }
  }
}
