import Espalier
import Statements
import WalletFeatures
import WalletStore

/// What an import did, for those who brought the file.
@MainActor
enum ImportResult {
  /// A line that was not taken in, with its place among the others as its identity.
  private struct RefusedLine: Identifiable, Hashable, Sendable {
    let id: Int
    let refusal: Refusal
  }

  /// The sections that tell what an import did.
  static func sections(_ report: ImportReport, formats: Formats) -> [Section] {
    [summary(report, formats), accounts(report, formats)]
      + refusals(
        report.refusals,
        footer: "All other lines are in. Mend these in the file and import it again; what is in already is recognised.",
        formats: formats) + [onward]
  }

  private static func summary(_ report: ImportReport, _ formats: Formats) -> Section {
    let text =
      report.new == 0
      ? "“\(report.fileName)” brought nothing new."
      : "“\(report.fileName)” is in: \(formats.number(report.new)) new \(report.new == 1 ? "operation" : "operations")."
    return Section("summary", layout: .plain) {
      Row(ImageView.with(.image(.icon(.check)), .color(.positive)), Label.with(.text(text), .isAnnounced(), .grows()))
    }
  }

  private static func accounts(_ report: ImportReport, _ formats: Formats) -> Section {
    Section("accounts", header: "Accounts") {
      for account in report.accounts {
        let counts = "\(formats.number(account.new)) new, \(formats.number(account.alreadyThere)) already there"
        Row(Fact(name: account.isNewAccount ? "\(account.name) (new account)" : account.name, value: counts))
          .link(to: WalletRoute.accounts(.account(account.account)).path.description)
          .id("\(account.account.rawValue)")
      }
    }
  }

  /// The lines that are not taken in; no section when all are.
  static func refusals(_ refusals: Refusals, footer: String, formats: Formats) -> [Section] {
    guard !refusals.isEmpty else { return [] }
    let lines = refusals.enumerated().map { RefusedLine(id: $0, refusal: $1) }
    return [
      Section(
        "refusals", lines,
        header: "Not taken in: \(formats.number(lines.count)) \(lines.count == 1 ? "line" : "lines")", footer: footer
      ) { line in
        Row(RefusalSummary(refusal: line.refusal, line: formats.number(line.refusal.line)))
      }
    ]
  }

  private static var onward: Section {
    Section("onward", layout: .plain) {
      Row(
        Link.with(
          .title("See your accounts"), .isProminent(), .destination(WalletRoute.accounts(.list).path.description)),
        Link.with(
          .title("See your operations"),
          .destination(WalletRoute.operations(.list(OperationFilter())).path.description)))
    }
  }
}
