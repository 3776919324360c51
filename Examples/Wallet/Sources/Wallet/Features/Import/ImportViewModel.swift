import Espalier
import Observation
import Statements
import WalletStore

/// The logic of importing: keeps the flow of the file that was chosen, and what became of the one before.
@MainActor @Observable
final class ImportViewModel: ViewModel {
  /// The largest file that is taken, in bytes.
  static let largestFile = 20 * 1_048_576

  /// Shows the import that is under way.
  private(set) var flowScene: FlowScene<StatementImport>?
  /// What the last file brought.
  private(set) var report: ImportReport?
  /// Why the last file was not taken in; empty when it was.
  private(set) var problem = ""
  @ObservationIgnored private let importFlow: StatementImportFlow

  init(importFlow: StatementImportFlow) { self.importFlow = importFlow }

  /// Whether there is something that a person who comes back must see.
  var hasNews: Bool { flowScene != nil || report != nil || !problem.isEmpty }

  /// The person has seen what became of the last file, and has left.
  func leave() {
    guard flowScene == nil else { return }
    (report, problem) = (nil, "")
  }

  /// Starts with a file. It returns as soon as the file has been read: it lies on disk only as long as this runs.
  func take(_ file: ReceivedFile) async {
    guard flowScene == nil else { return }
    (report, problem) = (nil, "")
    let (milestones, milestone) = AsyncStream.makeStream(of: Void.self)
    let run = FlowRun(
      importFlow.flow(), state: StatementImport(of: file), onCheckpoint: { _ in milestone.yield() },
      onEnd: { [weak self] outcome in
        milestone.finish()
        self?.end(outcome)
      })
    flowScene = FlowScene(run, canCancel: false)
    run.start()
    for await _ in milestones { break }
  }

  private func end(_ outcome: FlowOutcome<StatementImport>) {
    flowScene = nil
    switch outcome {
    case .completed(let state): report = state.report
    case .failed(let failure, _): problem = FailureLog.words(for: failure.error)
    case .cancelled, .suspended: break
    }
  }
}
