import Espalier
import Foundation
import Observation
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The logic of importing: keeps the flow of the file that was chosen, and the results of the one before. An import
/// that is not finished goes on after a restart.
@MainActor @Observable
final class ImportViewModel: ViewModel, StateRestoring {
  /// The largest file that is taken, in bytes.
  static let largestFile = 20 * 1_048_576

  /// The scene of the import that is under way.
  private(set) var flowScene: FlowScene<StatementImport>?
  /// The results of the last file.
  private(set) var report: ImportReport?
  /// The reason why the last file was not taken in; empty when it was.
  var problem: String { findProblem?() ?? "" }
  /// Puts the reason into words where it is shown, in the window's language; nil when there is none.
  private var findProblem: (@MainActor () -> String)?
  /// The lines of the last file that were not taken in, as far as they have come into sight.
  let refusals = PagedList<RefusedLine>()
  /// The part of the file that has been read, from 0 to 1.
  private(set) var fraction = 0.0
  /// The number of imports that have ended: each has refused lines of its own to be loaded.
  private(set) var endCount = 0
  @ObservationIgnored private var refused = Refusals()
  /// The file that is being worked on, where it is small enough to be kept.
  @ObservationIgnored private var content: Data?
  @ObservationIgnored private let importFlow: StatementImportFlow

  init(importFlow: StatementImportFlow) { self.importFlow = importFlow }

  /// True if there is something that a person who comes back must see.
  var hasNews: Bool { flowScene != nil || report != nil || findProblem != nil }

  /// Clears the results of the last file when the person, who has seen them, leaves.
  func leave() {
    guard flowScene == nil else { return }
    (report, findProblem) = (nil, nil)
  }

  /// Starts with a file. It returns as soon as the file has been read: it lies on disk only as long as this runs.
  func take(_ file: ReceivedFile) async {
    guard flowScene == nil else { return }
    let (milestones, milestone) = AsyncStream.makeStream(of: Void.self)
    start(StatementImport(of: file), milestone)
    for await _ in milestones { break }
  }

  /// - Parameter milestone: A stream that is told of each step that is done, and of the end.
  private func start(_ state: StatementImport, _ milestone: AsyncStream<Void>.Continuation? = nil) {
    (report, findProblem, fraction) = (nil, nil, 0)
    let run = FlowRun(
      importFlow.flow(onProgress: { [weak self] in self?.fraction = $0 }), state: state,
      onCheckpoint: { [weak self] snapshot in
        self?.keepContent(of: snapshot.state)
        milestone?.yield()
      },
      onEnd: { [weak self] outcome in
        milestone?.finish()
        self?.end(outcome)
      })
    file = state.received.name
    flowScene = FlowScene(run, canCancel: false)
    run.start()
  }

  // MARK: Over a restart

  /// The file with the decisions about it, also while it is being stored: a person who confirmed the import does so
  /// again after a restart, and it counts once.
  var restorationState: ImportDraft? {
    guard let run = flowScene?.run, run.end == nil else { return nil }
    var draft = ImportDraft(run.state, content: content)
    (run.scene as? any ImportDeciding)?.note(in: &draft)
    return draft
  }

  /// Resumes the import where it was.
  func restore(_ kept: ImportDraft) {
    if let state = StatementImport(resuming: kept) {
      content = kept.content
      start(state)
    } else {
      findProblem = { .localized(.importNotKept(file: kept.name)) }
    }
  }

  private func keepContent(of state: StatementImport) {
    guard content == nil, let file = state.file, file.bytes.count <= ImportDraft.largestContent else { return }
    content = Data(file.bytes)
  }

  /// True while the file is being worked on, and nothing is asked.
  var isBusy: Bool { flowScene.map { $0.run.scene == nil && $0.run.question == nil && $0.run.end == nil } ?? false }

  /// True while the confirmed statement is being stored.
  var isStoring: Bool { flowScene?.run.progress.current.first == "Store" }

  /// The name of the file that is being worked on.
  private(set) var file = ""

  /// Gives the import up. Only its last step stores anything, all of it or nothing, so nothing is left.
  func cancel() { flowScene?.run.cancel() }

  /// Loads the first of the lines that were not taken in.
  func showRefusals() async { await refusals.show(RefusedLines(refusals: refused)) }

  private func end(_ outcome: FlowOutcome<StatementImport>) {
    flowScene = nil
    content = nil
    refused = []
    switch outcome {
    case .completed(let state):
      report = state.report
      refused = state.report?.refusals ?? []
    case .failed(let failure, _):
      findProblem = { FailureLog.words(for: failure.error) }
      if case .nothingReadable(let lines)? = failure.error as? StatementError { refused = lines }
    case .cancelled, .suspended: break
    }
    endCount += 1
  }
}

/// Imports a statement: choose a file, go through its import, see the results.
final class ImportScene: ModelScene {
  let model: ImportViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportViewModel) { self.model = model }

  /// The flow's scenes load each in their turn.
  var loadID: AnyHashable { model.flowScene?.loadID ?? AnyHashable("ended \(model.endCount)") }
  func load() async {
    if let flowScene = model.flowScene { await flowScene.load() } else { await model.showRefusals() }
  }
  func didDisappear() { model.leave() }

  var screen: Screen {
    if model.isBusy { return progress }
    if let flowScene = model.flowScene { return flowScene.screen }
    return Screen(title: .localized(.importTitle), layout: .narrow) {
      if let report = model.report {
        ImportResult.sections(report, refusals: model.refusals, formats: formats)
        chooser(hint: .importAnother)
      } else if !model.problem.isEmpty {
        failure(model.problem)
        Section.refusals(model.refusals, footer: .localized(.importNothingOfFile), formats: formats)
        chooser(hint: .importChooseAnother)
      } else {
        chooser(hint: .importChooseHint)
      }
    }
  }

  /// The screen while the file is read and worked out: the progress, and a button to cancel.
  private var progress: Screen {
    Screen(
      title: .localized(.importTitle), layout: .narrow,
      bottomBar: [Button.with(.title(.walletCancel), .variant(.plain), .onTap { [model] in model.cancel() }).erased]
    ) {
      Section("progress", layout: .plain) {
        Row(
          Label.with(
            .text(model.isStoring ? .importStoring(file: model.file) : .importReading(file: model.file)), .isAnnounced()
          )
        )
        .id("line")
        Row(
          ProgressBar.with(
            .fraction(model.isStoring ? nil : model.fraction), .label(.localized(.importProgress)), .grows())
        ).id("bar")
      }
    }
  }

  private func chooser(hint: LocalizedText) -> Section {
    Section(
      "file",
      footer: .localized(.importChooserFooter), layout: .plain
    ) {
      Row(
        FilePicker.with(
          .label(.localized(.importChooser)), .hint(hint.localized), .fileTypes(".csv,.ofx,.qfx,.txt,text/csv"),
          .onFileTask { [model] file in await model.take(file) }))
    }
  }

  private func failure(_ reason: String) -> Section {
    Section("failure", layout: .plain) {
      Row(Label.with(.text(.importFailed(reason: reason)), .color(.negative), .accessibilityRole(.alert)))
    }
  }
}
