/// The results of an import, without the content of the statement itself.
struct ImportOutcome: Codable, Sendable {
  let id: ImportID?
  let accounts: [ImportReport.AccountReport]

  func report(of plan: ImportPlan) -> ImportReport {
    ImportReport(id: id, fileName: plan.fileName, format: plan.format, accounts: accounts, refusals: plan.refusals)
  }
}
