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
  /// The lines of the last file that were not taken in, as far as they have come into sight.
  let refusals = Pages<RefusedLine>()
  /// How much of the file has been read, from 0 to 1.
  private(set) var fraction = 0.0
  /// How many imports have ended: each has refused lines of its own to be loaded.
  private(set) var endCount = 0
  @ObservationIgnored private var refused = Refusals()
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
    (report, problem, fraction) = (nil, "", 0)
    let (milestones, milestone) = AsyncStream.makeStream(of: Void.self)
    let run = FlowRun(
      importFlow.flow(onProgress: { [weak self] in self?.fraction = $0 }), state: StatementImport(of: file),
      onCheckpoint: { _ in milestone.yield() },
      onEnd: { [weak self] outcome in
        milestone.finish()
        self?.end(outcome)
      })
    self.file = file.name
    flowScene = FlowScene(run, canCancel: false)
    run.start()
    for await _ in milestones { break }
  }

  /// Whether the file is being worked on, and nothing is asked.
  var isBusy: Bool { flowScene.map { $0.run.scene == nil && $0.run.question == nil && $0.run.end == nil } ?? false }

  /// Whether what was confirmed is being stored.
  var isStoring: Bool { flowScene?.run.progress.current.first == "Store" }

  /// The name of the file that is being worked on.
  private(set) var file = ""

  /// Gives the import up. Only its last step stores anything, all of it or nothing, so nothing is left.
  func cancel() { flowScene?.run.cancel() }

  /// Loads the first of the lines that were not taken in.
  func showRefusals() async { await refusals.show(RefusedLines(refusals: refused)) }

  private func end(_ outcome: FlowOutcome<StatementImport>) {
    flowScene = nil
    refused = []
    switch outcome {
    case .completed(let state):
      report = state.report
      refused = state.report?.refusals ?? []
    case .failed(let failure, _):
      problem = FailureLog.words(for: failure.error)
      if case .nothingReadable(let lines)? = failure.error as? StatementError { refused = lines }
    case .cancelled, .suspended: break
    }
    endCount += 1
  }
}
