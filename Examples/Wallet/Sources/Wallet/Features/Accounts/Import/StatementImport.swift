package import Espalier
package import Statements
import WalletGateways
package import WalletStore

/// A statement that is being imported: the findings of the steps of ``StatementImportFlow`` so far.
package struct StatementImport: Sendable {
  /// The file, as it was received. It need not lie there any longer once it has been read.
  package let received: ReceivedFile
  /// The person's answers about the meaning of the file.
  package var options: ReadingOptions
  /// The content of the file.
  var file: ImportFile?
  /// The doubts that the file leaves open, until they have been answered.
  package internal(set) var doubts: [Uncertainty] = []
  /// The statement in the file.
  var statement: Statement?
  /// The questions about the statement's accounts.
  package internal(set) var accountQuestions: [ImportAccountQuestion] = []
  /// True if the person has to choose the accounts before anything else, or wants to.
  var asksForAccounts = false
  /// True if the person has turned the signs of all amounts.
  private(set) var isTurned = false
  /// True if the preview is to be shown again.
  var looksAgain = false
  /// The person's choices about accounts and lines.
  package var choices = ImportChoices()
  /// The preview of the import.
  var preview: ImportPreview?
  /// The draft that was kept over a restart; nil for an import that was begun in this window.
  var draft: ImportDraft?
  /// The results of the import.
  package internal(set) var report: ImportReport?

  /// The statement, for the steps that come after all doubts.
  var certainStatement: Statement {
    get throws(StatementError) {
      guard let statement else { throw .uncertain(doubts) }
      return statement
    }
  }

  /// Creates a statement of which nothing is known yet.
  package init(of received: ReceivedFile, options: ReadingOptions = ReadingOptions()) {
    self.received = received
    self.options = options
  }

  /// Turns income and spending the other way round. Lines that were let in looked like others then, and are asked about
  /// anew.
  mutating func turnSigns() {
    guard let turned = try? statement?.withTurnedSigns() else { return }
    statement = turned
    isTurned.toggle()
    choices.kept = []
  }

  /// Notes the chosen accounts. Lines that were let in were let in beside the lines of another account, and are asked
  /// about anew.
  mutating func choose(_ destinations: [ImportAccountQuestion.ID: ImportDestination]) {
    if destinations != choices.destinations { choices.kept = [] }
    choices.destinations = destinations
    asksForAccounts = false
  }
}
