import Espalier
import Statements
import WalletFeatures
import WalletStore

/// Imports a statement: choose a file, go through its import, see the results.
final class ImportScene: ModelScene {
  let model: ImportViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportViewModel) { self.model = model }

  /// The flow's scenes load each in their turn.
  var loadID: AnyHashable { model.flowScene?.loadID ?? AnyHashable("ended \(model.endCount)") }
  func load() async {
    if let flowScene = model.flowScene { await flowScene.load() } else { await model.showRefusals() }
  }
  func didDisappear() { model.leave() }

  var screen: Screen {
    if model.isBusy { return progress }
    if let flowScene = model.flowScene { return flowScene.screen }
    return Screen(title: .localized(.importTitle), layout: .narrow) {
      if let report = model.report {
        ImportResult.sections(report, refusals: model.refusals, formats: formats)
        chooser(hint: .importAnother)
      } else if !model.problem.isEmpty {
        failure(model.problem)
        Section.refusals(model.refusals, footer: .localized(.importNothingOfFile), formats: formats)
        chooser(hint: .importChooseAnother)
      } else {
        chooser(hint: .importChooseHint)
      }
    }
  }

  /// The screen while the file is read and worked out: the progress, and a button to cancel.
  private var progress: Screen {
    Screen(
      title: .localized(.importTitle), layout: .narrow,
      bottomBar: [Button.with(.title(.walletCancel), .variant(.plain), .onTap { [model] in model.cancel() }).erased]
    ) {
      Section("progress", layout: .plain) {
        Row(
          Label.with(
            .text(model.isStoring ? .importStoring(file: model.file) : .importReading(file: model.file)), .isAnnounced()
          )
        )
        .id("line")
        Row(
          ProgressBar.with(
            .fraction(model.isStoring ? nil : model.fraction), .label(.localized(.importProgress)), .grows())
        ).id("bar")
      }
    }
  }

  private func chooser(hint: LocalizedText) -> Section {
    Section(
      "file",
      footer: .localized(.importChooserFooter), layout: .plain
    ) {
      Row(
        FilePicker.with(
          .label(.localized(.importChooser)), .hint(hint.localized), .fileTypes(".csv,.ofx,.qfx,.txt,text/csv"),
          .onFileTask { [model] file in await model.take(file) }))
    }
  }

  private func failure(_ reason: String) -> Section {
    Section("failure", layout: .plain) {
      Row(Label.with(.text(.importFailed(reason: reason)), .color(.negative), .accessibilityRole(.alert)))
    }
  }
}
