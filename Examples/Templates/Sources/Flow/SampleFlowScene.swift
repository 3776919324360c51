import Espalier

/// Asks whether the lines are to be stored.
final class SampleFlowScene: Scene {
  private let lines: [String]
  private let answer: FlowAnswer<Bool>

  init(lines: [String], answer: FlowAnswer<Bool>) {
    self.lines = lines
    self.answer = answer
  }

  var screen: Screen {
    Screen(
      title: "Store \(lines.count) lines?", layout: .narrow,
      bottomBar: [
        .item("Cancel") { [answer] in answer.cancel() },
        .item("Store", variant: .primary) { [answer] in answer(true) },
      ]
    ) {
      Section("lines") { for (number, line) in lines.enumerated() { Row(Label.with(.text(line))).id("\(number)") } }
    }
  }
}
