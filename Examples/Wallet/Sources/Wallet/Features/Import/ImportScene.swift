import Espalier
import Statements
import WalletFeatures
import WalletStore

/// Brings a statement in: choose a file, answer what it leaves open, see what came of it.
final class ImportScene: ModelScene {
  let model: ImportViewModel
  private let formats: Formats

  init(model: ImportViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: "Import a statement", layout: .narrow) {
      switch model.step {
      case .waiting: chooser(hint: "CSV or OFX, as your bank exports it, up to 20 MB.")
      case .working(let file): working(file)
      case .asking(let file, let doubts): questions(file, doubts)
      case .done(let report):
        ImportResult.sections(report, formats: formats)
        chooser(hint: "Import another file: CSV or OFX, up to 20 MB.")
      case .failed(let reason):
        failure(reason)
        chooser(hint: "Choose another file: CSV or OFX, up to 20 MB.")
      }
    }
  }

  private func chooser(hint: String) -> Section {
    Section(
      "file", footer: "What you imported before is recognised, so importing a file twice does no harm.", layout: .plain
    ) {
      Row(
        FilePicker.with(
          .label("Choose a statement"), .hint(hint), .fileTypes(".csv,.ofx,.qfx,.txt,text/csv"),
          .onFile { [model] file in await model.take(file) }))
    }
  }

  private func working(_ file: String) -> Section {
    Section("working", layout: .plain) { Row(ProgressBar.with(.label("Reading “\(file)”"))) }
  }

  private func failure(_ reason: String) -> Section {
    Section("failure", layout: .plain) {
      Row(Label.with(.text("Nothing was imported. \(reason)"), .color(.negative), .accessibilityRole(.alert)))
    }
  }

  // MARK: Questions

  private func questions(_ file: String, _ doubts: [Uncertainty]) -> [Section] {
    let introduction = Section("introduction", layout: .plain) {
      Row(
        Label.with(
          .text("“\(file)” can be read in more than one way. Nothing is imported until you have said how it is meant."),
          .isAnnounced()))
    }
    let send = Section("send", layout: .plain) {
      Row(
        Button.with(
          .title("Import"), .variant(.primary), .isEnabled(model.isAnswered),
          .explanation(model.isAnswered ? "" : "Answer the questions first."),
          .onTap { [model] in await model.goOn() }),
        Button.with(.title("Choose another file"), .variant(.plain), .onTap { [model] in model.forget() }))
    }
    return [introduction] + doubts.map(section) + [send]
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
