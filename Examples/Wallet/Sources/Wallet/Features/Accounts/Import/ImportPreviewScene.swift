import Espalier
import Observation
import Statements
import WalletFeatures
import WalletStore

/// The logic of an import's preview: in parts, a page at a time, and letting in operations that look known.
@MainActor @Observable
final class ImportPreviewViewModel: ViewModel {
  /// The data that rows show besides their line.
  struct Reading: Hashable, Sendable {
    /// The operations that are added although they are known or were deleted.
    var kept: Set<ImportPreview.Operation.ID> = []
    /// The headings of the accounts in which something was let in or left out since they were listed.
    var changed: [Int: ImportAccountHeading] = [:]
  }

  /// The preview, with the operations that the person has let in.
  private(set) var preview: ImportPreview
  /// The part that is listed.
  private(set) var part: ImportPreviewPart
  /// The data that rows show besides their line.
  private(set) var reading: Reading
  /// The lines of the part, as far as they have come into sight.
  let lines = PagedList<ImportLine>()
  /// The lines that would not be taken in, as far as they have come into sight.
  let refusals = PagedList<RefusedLine>()
  /// The number of accounts that the person can choose.
  let choosableAccounts: Int
  /// True if the signs of all amounts are turned.
  let isTurned: Bool
  @ObservationIgnored private let answer: FlowAnswer<ImportVerdict>

  init(_ preview: ImportPreview, choosableAccounts: Int, isTurned: Bool, answer: FlowAnswer<ImportVerdict>) {
    self.isTurned = isTurned
    self.preview = preview
    self.choosableAccounts = choosableAccounts
    self.answer = answer
    part = preview.new == 0 && preview.alreadyThere + preview.deleted > 0 ? .leftOut : .comingIn
    reading = Reading(kept: preview.kept)
  }

  /// True if anything is left out, or would be if the person had not let it in.
  var hasLeftOut: Bool { preview.alreadyThere + preview.deleted + reading.kept.count > 0 }

  /// Loads the first lines of the part, and of the lines that would not be taken in.
  func load() async {
    await refusals.show(RefusedLines(refusals: preview.refusals))
    await show()
  }

  /// Lists the other part.
  func choose(_ part: ImportPreviewPart) async {
    self.part = part
    await show()
  }

  private func show() async { await lines.show(ImportLines(preview, part: part)) }

  /// Lets an operation in that looks known, or leaves it out again. The operation stays in its place in the list.
  func toggle(_ operation: ImportPreview.Operation.ID, account: Int) {
    if reading.kept.contains(operation) {
      preview.leaveOut(operation)
      reading.kept.remove(operation)
    } else {
      preview.keep(operation)
      reading.kept.insert(operation)
    }
    reading.changed[account] = ImportAccountHeading(preview.accounts[account])
  }

  /// Takes the statement in.
  func takeIn() { answer(ImportVerdict(kept: reading.kept)) }

  /// Shows the statement with income and spending the other way round.
  func turnSigns() { answer(ImportVerdict(kept: reading.kept, turnsSigns: true)) }

  /// Goes back to the choice of accounts.
  func chooseAccounts() { answer(ImportVerdict(kept: reading.kept, asksForAccounts: true)) }

  /// Gives the file up.
  func cancel() { answer.cancel() }
}

/// Shows the preview of an import before anything is stored, to be confirmed.
final class ImportPreviewScene: ModelScene {
  let model: ImportPreviewViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportPreviewViewModel) { self.model = model }

  var screen: Screen {
    Screen(
      title: .localized(.importTitle), layout: .narrow,
      bottomBar: [
        Button.with(.title(.walletCancel), .variant(.plain), .onTap { [model] in model.cancel() }).erased,
        Button.with(.title(action), .variant(.primary), .onTap { [model] in model.takeIn() }).erased,
      ]
    ) {
      summary
      if model.preview.new > 0 { sums }
      if model.hasLeftOut { parts }
      list
      Section.refusals(
        model.refusals, footer: .localized(.importOthersComeIn),
        formats: formats)
    }
  }

  private var action: LocalizedText {
    model.preview.new == 0
      ? .importImport : .importImportOperations(operations: formats.operations(model.preview.new))
  }

  // MARK: What it comes to

  private var summary: Section {
    Section("summary", layout: .plain) {
      Row(Label.with(.text(summaryText), .isAnnounced())).id("text")
      if model.choosableAccounts > 0 {
        Row(
          Button.with(
            .title(model.choosableAccounts == 1 ? .importOtherAccount : .importOtherAccounts),
            .onTap { [model] in model.chooseAccounts() })
        ).id("accounts")
      }
    }
  }

  private var summaryText: LocalizedText {
    let (preview, file, kept) = (model.preview, model.preview.fileName, model.reading.kept.count)
    if preview.new + preview.alreadyThere + preview.deleted == 0 { return .importNoOperations(file: file) }
    if preview.new == 0 {
      guard preview.deleted > 0 else { return .importKnown(preview.alreadyThere, file: file) }
      return .importKnownAndDeleted(
        preview.deleted, known: .localized(.importKnownPart(preview.alreadyThere, file: file)))
    }
    if kept > 0 {
      return .importBringsLetIn(
        file: file, operations: formats.operations(preview.new), kept: formats.number(kept))
    }
    return .importBrings(preview.new, file: file)
  }

  /// Income and spending as they would be: whoever sees them the wrong way round turns all signs.
  private var sums: Section {
    let accounts = model.preview.accounts
    func text(_ sums: [MoneySum]) -> String {
      formats.amounts(MoneySum.totals(sums).values.sorted { $0.currency.code < $1.currency.code })
    }
    return Section("sums") {
      Row(Fact(name: .localized(.importIncome), value: text(accounts.map(\.income)), hasTabularFigures: true))
        .id("income")
      Row(Fact(name: .localized(.importSpending), value: text(accounts.map(\.spending)), hasTabularFigures: true))
        .id("spending")
      Row(
        Toggle.with(
          .label(.localized(.importTurnSigns)), .hint(.localized(.importTurnSignsHint)),
          .isOn(Binding(get: { [model] in model.isTurned }, set: { [model] _ in model.turnSigns() })))
      ).id("signs")
    }
  }

  // MARK: Line by line

  private var parts: Section {
    Section("parts", layout: .plain) {
      Row(
        Picker.with(
          .label(.localized(.importShow)), .isLabelHidden(), .variant(.segmented),
          .choices(ImportPreviewPart.allCases, id: \.self, title: \.title, selection: model.part) { [model] part in
            await model.choose(part)
          }))
    }
  }

  private var list: Section {
    let (model, formats, reading) = (model, formats, model.reading)
    return Section(
      "lines", model.lines, reading: reading, skeleton: 4, empty: EmptyState(.localized(.importNothingStaysOut))
    ) { line in
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
  }
}
