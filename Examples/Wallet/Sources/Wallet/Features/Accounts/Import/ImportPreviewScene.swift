import Espalier
import WalletFeatures
import WalletStore

/// Shows the preview of an import before anything is stored, to be confirmed.
final class ImportPreviewScene: ModelScene {
  let model: ImportPreviewViewModel
  private let formats: Formats

  init(model: ImportPreviewViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(
      title: "Import a statement", layout: .narrow,
      bottomBar: [
        Button.with(.title("Cancel"), .variant(.plain), .onTap { [model] in model.cancel() }).erased,
        Button.with(.title(action), .variant(.primary), .onTap { [model] in model.takeIn() }).erased,
      ]
    ) {
      summary
      if model.hasLeftOut { parts }
      list
      Section.refusals(
        model.refusals, footer: "All other lines come in. You can mend these in the file and import it again later.",
        formats: formats)
    }
  }

  private var action: String {
    model.preview.new == 0 ? "Import" : "Import \(formats.operations(model.preview.new))"
  }

  // MARK: What it comes to

  private var summary: Section {
    Section("summary", layout: .plain) {
      Row(Label.with(.text(summaryText), .isAnnounced())).id("text")
      if model.choosableAccounts > 0 {
        Row(
          Button.with(
            .title(model.choosableAccounts == 1 ? "Choose another account" : "Choose other accounts"),
            .onTap { [model] in model.chooseAccounts() })
        ).id("accounts")
      }
    }
  }

  private var summaryText: String {
    let (preview, kept) = (model.preview, model.reading.kept.count)
    if preview.new + preview.alreadyThere + preview.deleted == 0 { return "“\(preview.fileName)” has no operations." }
    if preview.new == 0 {
      let there = preview.alreadyThere == 1 ? "1 is" : "\(formats.number(preview.alreadyThere)) are"
      let known = "“\(preview.fileName)” brings no new operations; \(there) there already"
      switch preview.deleted {
      case 0: return "\(known)."
      case 1: return "\(known), and 1 stays away because you deleted it."
      default: return "\(known), and \(formats.number(preview.deleted)) stay away because you deleted them."
      }
    }
    if kept > 0 {
      return
        "“\(preview.fileName)” brings \(formats.operations(preview.new)), \(formats.number(kept)) of which you let "
        + "in. Nothing is stored yet."
    }
    let new = preview.new == 1 ? "1 new operation" : "\(formats.number(preview.new)) new operations"
    return "“\(preview.fileName)” brings \(new). Nothing is stored yet."
  }

  // MARK: Line by line

  private var parts: Section {
    Section("parts", layout: .plain) {
      Row(
        Picker.with(
          .label("Show"), .isLabelHidden(), .variant(.segmented),
          .choices(ImportPreviewPart.allCases, id: \.self, title: \.title, selection: model.part) { [model] part in
            await model.choose(part)
          }))
    }
  }

  private var list: [Section] {
    guard let total = model.lines.total else { return [.skeleton(rows: 4)] }
    guard total > 0 else { return [.empty(EmptyState("Nothing stays out"))] }
    let (model, formats) = (model, formats)
    return [
      Section("lines", model.lines, reading: model.reading) { line, reading in
        switch line.content {
        case .account(let heading):
          Row(ImportAccountSummary(reading.changed[line.account] ?? heading, formats: formats)).heading()
        case .operation(let operation) where operation.state == .new:
          Row(OperationSummary(operation, formats: formats))
        case .operation(let operation):
          Row(
            LeftOutSummary(operation, isKept: reading.kept.contains(operation.id), formats: formats) {
              model.toggle(operation.id, account: line.account)
            })
        }
      }
    ]
  }
}
