import Espalier
import WalletFeatures
import WalletGateways

/// The scope of importing, with the gateway that reads files and takes statements in.
final class ImportScope: Scope<AccountsScope> {
  /// The gateway that reads files and takes statements in.
  var importGateway: any ImportGateway { shared { self.gateways.importing } }

  /// The steps of an import, with the scenes that ask.
  var importFlow: StatementImportFlow {
    let (accounts, formats) = (self.accountsGateway, self.formats)
    let scenes = ImportScenes(
      question: { state, answer in
        ImportQuestionScene(
          model: ImportQuestionViewModel(state, accounts: accounts, answer: answer), formats: formats)
      },
      accounts: { state, answer in
        ImportAccountsScene(model: ImportAccountsViewModel(state, answer: answer), formats: formats)
      },
      preview: { preview, state, answer in
        let model = ImportPreviewViewModel(
          preview, choosableAccounts: state.accountQuestions.count, isTurned: state.isTurned, answer: answer)
        return ImportPreviewScene(model: model, formats: formats)
      })
    return StatementImportFlow(gateway: importGateway, scenes: scenes, largestFile: ImportViewModel.largestFile)
  }
}
