import Espalier
import Statements
import WalletFeatures

/// Asks about the doubts that a file leaves open.
final class ImportQuestionScene: ModelScene {
  let model: ImportQuestionViewModel
  private let formats: Formats

  init(model: ImportQuestionViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: "Import a statement", layout: .narrow) {
      Section("introduction", layout: .plain) {
        Row(
          Label.with(
            .text(
              "“\(model.file)” can be read in more than one way. Nothing is imported until you have said how it is meant."
            ),
            .isAnnounced()))
      }
      for doubt in model.doubts { section(doubt) }
      Section("send", layout: .plain) {
        Row(
          Button.with(
            .title("Go on"), .variant(.primary), .isEnabled(model.isAnswered),
            .explanation(model.isAnswered ? "" : "Answer the questions first."), .onTap { [model] in model.goOn() }),
          Button.with(.title("Choose another file"), .variant(.plain), .onTap { [model] in model.cancel() }))
      }
    }
  }

  private func section(_ doubt: Uncertainty) -> Section {
    let question = ImportQuestion(doubt.question, ownCurrencies: model.ownCurrencies, formats: formats)
    return Section("question-\(doubt.question.rawValue)", header: question.title, layout: .form) {
      Row(Label.with(.text("\(doubt.reason).".sentence))).id("reason")
      if !doubt.example.isEmpty {
        Row(
          Label.with(
            .text("Line \(formats.number(doubt.line)): \(doubt.example)"), .textStyle(.caption), .color(.secondary))
        ).id("example")
      }
      Row(
        Picker.with(
          .label(question.label), .options(question.options), .selection(model.answer(to: doubt.question)),
          .onChange { [model] id in model.answer(doubt.question, with: id) })
      ).id("answer")
    }
  }
}

extension String {
  /// The text with a capital at its start and one full stop at its end.
  fileprivate var sentence: String {
    let text = hasSuffix("..") ? String(dropLast()) : self
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
