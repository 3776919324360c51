package import Espalier
import Statements
package import WalletGateways
import WalletStore

/// The import of a statement, step by step: read, recognise, ask about the doubts that the file leaves open, ask which
/// accounts are meant, preview, confirm, store.
///
/// The app shows the flow; the command runs the same flow where nobody can be asked. Only the last step writes, all or
/// nothing, so a flow that fails or is cancelled before leaves nothing.
@MainActor
package struct StatementImportFlow {
  let gateway: any ImportGateway
  /// The makers of the scenes that ask; nil where nobody has to confirm, which is where nobody can be asked either.
  var scenes: ImportScenes?
  /// The largest file that is taken, in bytes.
  var largestFile = ReadingLimits.standard.fileSize

  /// Returns the flow of one person without a screen. It needs no confirmation, and fails with
  /// `FlowError.needsUser(step:)` where the file leaves a doubt; the doubts are then in ``StatementImport/doubts``.
  package static func unattended(gateway: any ImportGateway) -> Flow<StatementImport> {
    StatementImportFlow(gateway: gateway).flow()
  }

  /// Returns the steps as a flow. `onProgress` is told the part of the file that has been read, from 0 to 1.
  func flow(onProgress: @escaping @MainActor @Sendable (Double) -> Void = { _ in }) -> Flow<StatementImport> {
    Flow("Import") {
      ReadStep(gateway: gateway, largestFile: largestFile)
      RecogniseStep(gateway: gateway, onProgress: onProgress)
      settling(onProgress)
      if let scenes {
        AccountsStep(gateway: gateway)
        confirming(scenes)
      }
      StoreStep(gateway: gateway)
    }
  }

  /// Asks as often as there are doubts: an answer may raise another question.
  private func settling(
    _ onProgress: @escaping @MainActor @Sendable (Double) -> Void
  ) -> Branch<StatementImport, Bool> {
    Branch("Settle", on: { $0.doubts.isEmpty }) { isCertain in
      if !isCertain {
        UserStep("Ask", into: \.options) { state, answer in
          guard let scenes else { return UnaskedScene() }
          return scenes.question(state, answer)
        }
        RecogniseStep(gateway: gateway, onProgress: onProgress)
        settling(onProgress)
      }
    }
  }
}

extension StatementImportFlow {
  /// Asks which accounts are meant where that is not certain, and shows what would come in; from there the person can
  /// come back to the accounts as often as they want.
  private func confirming(_ scenes: ImportScenes) -> Branch<StatementImport, Bool> {
    Branch("Look", on: { $0.asksForAccounts }) { asks in
      if asks {
        UserStep("Accounts") { state, answer in
          scenes.accounts(state, answer)
        } merge: { state, destinations in
          state.choose(destinations)
        }
      }
      PreviewStep(gateway: gateway)
      UserStep("Confirm") { state, answer in
        guard let preview = state.preview else { return UnaskedScene() }
        return scenes.preview(preview, state, answer)
      } merge: { state, verdict in
        state.choices.kept = verdict.kept
        state.asksForAccounts = verdict.asksForAccounts
        if verdict.turnsSigns { state.turnSigns() }
        state.looksAgain = verdict.turnsSigns
      }
      Branch("Look again", on: { $0.asksForAccounts || $0.looksAgain }) { if $0 { confirming(scenes) } }
    }
  }
}

/// Never seen: where there is no scene or nothing to show, nobody is asked.
private final class UnaskedScene: Scene {
  var screen: Screen { Screen(title: "") {} }
}

/// Makes the scenes of the steps that need the person.
@MainActor
struct ImportScenes: Sendable {
  /// A function that makes the scene that asks about the doubts that a file leaves open.
  let question: @MainActor @Sendable (StatementImport, FlowAnswer<ReadingOptions>) -> any Scene
  /// A function that makes the scene that asks for the accounts.
  let accounts: @MainActor @Sendable (StatementImport, FlowAnswer<ImportAccountsViewModel.Destinations>) -> any Scene
  /// A function that makes the scene that shows the preview, to be confirmed.
  let preview: @MainActor @Sendable (ImportPreview, StatementImport, FlowAnswer<ImportVerdict>) -> any Scene
}
