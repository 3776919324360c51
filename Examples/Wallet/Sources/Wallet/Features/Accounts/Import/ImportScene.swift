import Espalier
import Statements
import WalletFeatures
import WalletStore

/// Imports a statement: choose a file, go through its import, see the results.
final class ImportScene: ModelScene {
  let model: ImportViewModel
  private let formats: Formats

  init(model: ImportViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  /// The flow's scenes load each in their turn.
  var loadID: AnyHashable { model.flowScene?.loadID ?? AnyHashable("ended \(model.endCount)") }
  func load() async {
    if let flowScene = model.flowScene { await flowScene.load() } else { await model.showRefusals() }
  }
  func didDisappear() { model.leave() }

  var screen: Screen {
    if model.isBusy { return progress }
    if let flowScene = model.flowScene { return flowScene.screen }
    return Screen(title: "Import a statement", layout: .narrow) {
      if let report = model.report {
        ImportResult.sections(report, refusals: model.refusals, formats: formats)
        chooser(hint: "Import another file: CSV or OFX, up to 20 MB.")
      } else if !model.problem.isEmpty {
        failure(model.problem)
        Section.refusals(model.refusals, footer: "Nothing of this file is in.", formats: formats)
        chooser(hint: "Choose another file: CSV or OFX, up to 20 MB.")
      } else {
        chooser(hint: "CSV or OFX, as your bank exports it, up to 20 MB.")
      }
    }
  }

  /// The screen while the file is read and worked out: the progress, and a button to cancel.
  private var progress: Screen {
    Screen(
      title: "Import a statement", layout: .narrow,
      bottomBar: [Button.with(.title("Cancel"), .variant(.plain), .onTap { [model] in model.cancel() }).erased]
    ) {
      Section("progress", layout: .plain) {
        Row(
          Label.with(.text(model.isStoring ? "Storing “\(model.file)”." : "Reading “\(model.file)”."), .isAnnounced())
        )
        .id("line")
        Row(ProgressBar.with(.fraction(model.isStoring ? nil : model.fraction), .label("Import"), .grows())).id("bar")
      }
    }
  }

  private func chooser(hint: String) -> Section {
    Section(
      "file",
      footer:
        "You see what comes in before anything is stored. What you imported before is recognised, so importing a file twice does no harm.",
      layout: .plain
    ) {
      Row(
        FilePicker.with(
          .label("Choose a statement"), .hint(hint), .fileTypes(".csv,.ofx,.qfx,.txt,text/csv"),
          .onFileTask { [model] file in await model.take(file) }))
    }
  }

  private func failure(_ reason: String) -> Section {
    Section("failure", layout: .plain) {
      Row(Label.with(.text("Nothing was imported. \(reason)"), .color(.negative), .accessibilityRole(.alert)))
    }
  }
}
