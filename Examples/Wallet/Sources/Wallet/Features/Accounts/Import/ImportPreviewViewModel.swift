import Espalier
import Observation
import WalletStore

/// The logic of an import's preview: in parts, a page at a time, and letting in operations that look known.
@MainActor @Observable
final class ImportPreviewViewModel: ViewModel {
  /// The data that rows show besides their line.
  struct Reading: Hashable, Sendable {
    /// The operations that are added although they are known or were deleted.
    var kept: Set<ImportPreview.Operation.ID> = []
    /// The headings of the accounts in which something was let in or left out since they were listed.
    var changed: [Int: ImportAccountHeading] = [:]
  }

  /// The preview, with the operations that the person has let in.
  private(set) var preview: ImportPreview
  /// The part that is listed.
  private(set) var part: ImportPreviewPart
  /// The data that rows show besides their line.
  private(set) var reading: Reading
  /// The lines of the part, as far as they have come into sight.
  let lines = Pages<ImportLine>()
  /// The lines that would not be taken in, as far as they have come into sight.
  let refusals = Pages<RefusedLine>()
  /// The number of accounts that the person can choose.
  let choosableAccounts: Int
  /// True if the signs of all amounts are turned.
  let isTurned: Bool
  @ObservationIgnored private let answer: FlowAnswer<ImportVerdict>

  init(_ preview: ImportPreview, choosableAccounts: Int, isTurned: Bool, answer: FlowAnswer<ImportVerdict>) {
    self.isTurned = isTurned
    self.preview = preview
    self.choosableAccounts = choosableAccounts
    self.answer = answer
    part = preview.new == 0 && preview.alreadyThere + preview.deleted > 0 ? .leftOut : .comingIn
    reading = Reading(kept: preview.kept)
  }

  /// True if anything is left out, or would be if the person had not let it in.
  var hasLeftOut: Bool { preview.alreadyThere + preview.deleted + reading.kept.count > 0 }

  /// Loads the first lines of the part, and of the lines that would not be taken in.
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

  /// Lets an operation in that looks known, or leaves it out again. The operation stays in its place in the list.
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

  /// Shows the statement with income and spending the other way round.
  func turnSigns() { answer(ImportVerdict(kept: reading.kept, turnsSigns: true)) }

  /// Goes back to the choice of accounts.
  func chooseAccounts() { answer(ImportVerdict(kept: reading.kept, asksForAccounts: true)) }

  /// Gives the file up.
  func cancel() { answer.cancel() }
}
