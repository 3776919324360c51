import Espalier
import WalletFeatures
import WalletGateways

/// The scope of importing, with the gateway that reads files and takes statements in.
final class ImportScope: Scope<AccountsScope> {
  /// The gateway that reads files and takes statements in.
  var importGateway: any ImportGateway { shared { self.gateways.importing } }

  /// The steps of an import, with the scenes that ask.
  var importFlow: StatementImportFlow {
    let accounts = self.accountsGateway
    let scenes = ImportScenes(
      question: { ImportQuestionScene(ImportQuestionViewModel($0, accounts: accounts, answer: $1)) },
      accounts: { ImportAccountsScene(ImportAccountsViewModel($0, answer: $1)) },
      preview: { preview, state, answer in
        ImportPreviewScene(
          ImportPreviewViewModel(
            preview, choosableAccounts: state.accountQuestions.count, isTurned: state.isTurned, answer: answer))
      })
    return StatementImportFlow(gateway: importGateway, scenes: scenes, largestFile: ImportViewModel.largestFile)
  }
}
