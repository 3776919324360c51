import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The results of an import, for the person who brought the file.
@MainActor
enum ImportResult {
  /// Returns the sections that show the results of an import.
  static func sections(_ report: ImportReport, refusals: Pages<RefusedLine>, formats: Formats) -> [Section] {
    [summary(report, formats), accounts(report, formats)]
      + Section.refusals(
        refusals,
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
        let counts = formats.counts(new: account.new, alreadyThere: account.alreadyThere, deleted: account.deleted)
        Row(Fact(name: account.isNewAccount ? "\(account.name) (new account)" : account.name, value: counts))
          .link(to: AccountsRoute.account(account.account))
          .id("\(account.account.rawValue)")
      }
    }
  }

  private static var onward: Section {
    Section("onward", layout: .plain) {
      Row(
        Link.with(.title("See your accounts"), .isProminent(), .to(AccountsRoute.list)),
        Link.with(.title("See your operations"), .to(OperationsRoute.list(OperationFilter())))
      ).id("places")
      Row(Link.with(.title("What has been imported"), .icon(.list), .to(AccountsRoute.imports))).id("imports")
    }
  }
}
