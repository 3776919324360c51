import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The results of an import, for the person who brought the file.
@MainActor
enum ImportResult {
  /// Returns the sections that show the results of an import.
  static func sections(_ report: ImportReport, refusals: PagedList<RefusedLine>, formats: Formats) -> [Section] {
    [summary(report), accounts(report, formats)]
      + Section.refusals(
        refusals,
        footer: .localized(.importMendAndAgain),
        formats: formats) + [onward]
  }

  private static func summary(_ report: ImportReport) -> Section {
    let text: LocalizedText =
      report.new == 0 ? .importNothingNew(file: report.fileName) : .importDone(report.new, file: report.fileName)
    return Section("summary", layout: .plain) {
      Row(ImageView.with(.image(.icon(.check)), .color(.positive)), Label.with(.text(text), .isAnnounced(), .grows()))
    }
  }

  private static func accounts(_ report: ImportReport, _ formats: Formats) -> Section {
    Section("accounts", header: .localized(.importAccounts)) {
      for account in report.accounts {
        let counts = formats.counts(new: account.new, alreadyThere: account.alreadyThere, deleted: account.deleted)
        let name = account.isNewAccount ? .localized(.importNewAccount(name: account.name)) : account.name
        Row(Fact(name: name, value: counts))
          .link(to: AccountsRoute.account(account.account))
          .id("\(account.account.rawValue)")
      }
    }
  }

  private static var onward: Section {
    Section("onward", layout: .plain) {
      Row(
        Link.with(.title(.importSeeAccounts), .isProminent(), .to(AccountsRoute.list)),
        Link.with(.title(.importSeeOperations), .to(OperationsRoute.list(OperationFilter())))
      ).id("places")
      Row(Link.with(.title(.accountsImports), .icon(.list), .to(AccountsRoute.imports))).id("imports")
    }
  }
}
