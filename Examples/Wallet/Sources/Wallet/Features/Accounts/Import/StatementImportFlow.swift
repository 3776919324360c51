package import Espalier
import Statements
package import WalletGateways
import WalletStore

/// Bringing a statement in, step by step: read, recognise, ask what the file leaves open, ask which accounts are meant,
/// preview, confirm, store.
///
/// The app shows it; the command runs the same flow where nobody can be asked. Only the last step writes, all or nothing, so a flow that
/// fails or is cancelled before leaves nothing.
@MainActor
package struct StatementImportFlow {
  let gateway: any ImportGateway
  /// Makes the scenes that ask; nil where nobody has to confirm, which is where nobody can be asked either.
  var scenes: ImportScenes?
  /// The largest file that is taken, in bytes.
  var largestFile = ReadingLimits.standard.fileSize

  /// The flow of one person without a screen. It needs no confirmation, and fails with `FlowError.needsUser(step:)` where the file leaves
  /// something open; ``StatementImport/doubts`` then says what.
  package static func unattended(gateway: any ImportGateway) -> Flow<StatementImport> {
    StatementImportFlow(gateway: gateway).flow()
  }

  /// The steps. `onProgress` is told how much of the file has been read, from 0 to 1.
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
  /// Asks which accounts are meant where that is not certain, and shows what would come in; from there the person can come
  /// back to the accounts as often as they want.
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
      }
      Branch("Look again", on: { $0.asksForAccounts }) { if $0 { confirming(scenes) } }
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
  /// Asks what the file leaves open.
  let question: @MainActor @Sendable (StatementImport, FlowAnswer<ReadingOptions>) -> any Scene
  /// Asks which accounts are meant.
  let accounts: @MainActor @Sendable (StatementImport, FlowAnswer<ImportAccountsViewModel.Destinations>) -> any Scene
  /// Shows what would come in, to be confirmed.
  let preview: @MainActor @Sendable (ImportPreview, StatementImport, FlowAnswer<ImportVerdict>) -> any Scene
}
