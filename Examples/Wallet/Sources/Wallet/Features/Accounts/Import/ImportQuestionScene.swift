import Espalier
import Statements
import WalletFeatures

/// Asks about the doubts that a file leaves open.
final class ImportQuestionScene: ModelScene {
  let model: ImportQuestionViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportQuestionViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: .localized(.importTitle), layout: .narrow) {
      Section("introduction", layout: .plain) {
        Row(
          Label.with(
            .text(.importDoubtful(file: model.file)), .isAnnounced()))
      }
      for doubt in model.doubts { section(doubt) }
      Section("send", layout: .plain) {
        Row(
          Button.with(
            .title(.importGoOn), .variant(.primary), .isEnabled(model.isAnswered),
            .explanation(model.isAnswered ? "" : .localized(.importAnswerFirst)), .onTap { [model] in model.goOn() }),
          Button.with(.title(.importOtherFile), .variant(.plain), .onTap { [model] in model.cancel() }))
      }
    }
  }

  private func section(_ doubt: Uncertainty) -> Section {
    let question = ImportQuestion(doubt.question, ownCurrencies: model.ownCurrencies, formats: formats)
    return Section("question-\(doubt.question.rawValue)", header: question.title, layout: .form) {
      Row(Label.with(.text("\(doubt.reason.words).".sentence))).id("reason")
      if !doubt.example.isEmpty {
        Row(
          Label.with(
            .text(.importExampleLine(line: formats.number(doubt.line), text: doubt.example)), .textStyle(.caption),
            .color(.secondary))
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
