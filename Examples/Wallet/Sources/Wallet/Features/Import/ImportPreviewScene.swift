import Espalier
import Statements
import WalletFeatures
import WalletStore

/// Shows what a statement would bring before anything is stored, to be confirmed.
final class ImportPreviewScene: Scene {
  /// How many accounts are shown with their operations. The others are counted.
  private static let shownAccounts = 20

  private let preview: ImportPreview
  private let formats: Formats
  private let answer: FlowAnswer<Void>
  private let refusals = Pages<RefusedLine>()

  init(_ preview: ImportPreview, formats: Formats, answer: FlowAnswer<Void>) {
    self.preview = preview
    self.formats = formats
    self.answer = answer
  }

  func load() async { await refusals.show(RefusedLines(refusals: preview.refusals)) }

  var screen: Screen {
    let answer = answer
    return Screen(
      title: "Import a statement", layout: .narrow,
      bottomBar: [
        Button.with(.title("Cancel"), .variant(.plain), .onTap { answer.cancel() }).erased,
        Button.with(.title(action), .variant(.primary), .onTap { answer() }).erased,
      ]
    ) {
      summary
      for account in preview.accounts.prefix(Self.shownAccounts) { section(account) }
      if preview.accounts.count > Self.shownAccounts { others }
      Section.refusals(
        refusals, footer: "All other lines come in. You can mend these in the file and import it again later.",
        formats: formats)
    }
  }

  private var action: String {
    switch preview.new {
    case 0: "Import"
    case 1: "Import 1 operation"
    default: "Import \(formats.number(preview.new)) operations"
    }
  }

  private var summary: Section {
    let new = preview.new == 1 ? "1 new operation" : "\(formats.number(preview.new)) new operations"
    let text =
      preview.new == 0
      ? "“\(preview.fileName)” brings no new operations; \(formats.number(preview.alreadyThere)) are there already"
        + (preview.deleted > 0 ? ", and \(formats.number(preview.deleted)) stay away because you deleted them." : ".")
      : "“\(preview.fileName)” brings \(new). Nothing is stored yet."
    return Section("summary", layout: .plain) {
      Row(Label.with(.text(text), .isAnnounced()))
    }
  }

  private var others: Section {
    let others = preview.accounts.dropFirst(Self.shownAccounts)
    let new = others.reduce(0) { $0 + $1.new }
    return Section("others", layout: .plain) {
      Row(
        Label.with(
          .text("And \(formats.number(others.count)) more accounts with \(formats.number(new)) new operations.")))
    }
  }

  private func section(_ account: ImportPreview.Account) -> Section {
    let shown = account.operations.filter(\.isNew)
    let counts = formats.counts(new: account.new, alreadyThere: account.alreadyThere, deleted: account.deleted)
    let rest = account.new > shown.count ? ". The first \(formats.number(shown.count)) of the new ones are shown." : ""
    let formats = formats
    return Section(
      "account-\(account.id)", shown,
      header: account.isNewAccount ? "\(account.name) (new account)" : account.name, footer: counts + rest
    ) { operation in
      Row(OperationSummary(operation, formats: formats))
    }
  }
}

extension OperationSummary {
  /// An operation that is about to come in.
  init(_ operation: ImportPreview.Operation, formats: Formats) {
    payee = operation.payee.isEmpty ? "No name given" : operation.payee
    detail = [formats.shortDay(operation.date), operation.memo].filter { !$0.isEmpty }.joined(separator: " · ")
    amount = formats.amount(operation.amount, sign: .always)
    isIncoming = operation.amount.minorUnits > 0
  }
}
