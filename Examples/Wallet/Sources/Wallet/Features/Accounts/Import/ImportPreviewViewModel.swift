import Espalier
import Observation
import WalletStore

/// The logic of looking at what a statement would bring: in parts, a page at a time, and letting in what looks known.
@MainActor @Observable
final class ImportPreviewViewModel: ViewModel {
  /// What the rows read besides their line.
  struct Reading: Hashable, Sendable {
    /// What comes in though it is known or was deleted.
    var kept: Set<ImportPreview.Operation.ID> = []
    /// What the headings say of the accounts in which something was let in or left out since they were listed.
    var changed: [Int: ImportAccountHeading] = [:]
  }

  /// What would come in, with what the person has let in.
  private(set) var preview: ImportPreview
  /// The part that is listed.
  private(set) var part: ImportPreviewPart
  /// What the rows read besides their line.
  private(set) var reading: Reading
  /// The lines of the part, as far as they have come into sight.
  let lines = Pages<ImportLine>()
  /// The lines that would not be taken in, as far as they have come into sight.
  let refusals = Pages<RefusedLine>()
  /// For how many accounts the person can say which they are.
  let choosableAccounts: Int
  @ObservationIgnored private let answer: FlowAnswer<ImportVerdict>

  init(_ preview: ImportPreview, choosableAccounts: Int, answer: FlowAnswer<ImportVerdict>) {
    self.preview = preview
    self.choosableAccounts = choosableAccounts
    self.answer = answer
    part = preview.new == 0 && preview.alreadyThere + preview.deleted > 0 ? .leftOut : .comingIn
    reading = Reading(kept: preview.kept)
  }

  /// Whether there is anything that is left out, or would be.
  var hasLeftOut: Bool { preview.alreadyThere + preview.deleted + reading.kept.count > 0 }

  /// Loads the first lines of the part, and of those that would not be taken in.
  func load() async {
    await refusals.show(RefusedLines(refusals: preview.refusals))
    await show()
  }

  /// Lists the other part.
  func choose(_ part: ImportPreviewPart) async {
    self.part = part
    await show()
  }

  private func show() async { await lines.show(ImportLines(preview, part: part)) }

  /// Lets an operation in that looks known, or leaves it out again. It stays in its place in the list.
  func toggle(_ operation: ImportPreview.Operation.ID, account: Int) {
    if reading.kept.contains(operation) {
      preview.leaveOut(operation)
      reading.kept.remove(operation)
    } else {
      preview.keep(operation)
      reading.kept.insert(operation)
    }
    reading.changed[account] = ImportAccountHeading(preview.accounts[account])
  }

  /// Takes the statement in.
  func takeIn() { answer(ImportVerdict(kept: reading.kept)) }

  /// Goes back to which accounts are meant.
  func chooseAccounts() { answer(ImportVerdict(kept: reading.kept, asksForAccounts: true)) }

  /// Gives the file up.
  func cancel() { answer.cancel() }
}
