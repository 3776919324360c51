package import Espalier
package import Statements
import WalletGateways
package import WalletStore

/// A statement on its way in: what the steps of ``StatementImportFlow`` have found out so far.
package struct StatementImport: Sendable {
  /// The file, as it was received. It need not lie there any longer once it has been read.
  package let received: ReceivedFile
  /// What the person has told about it.
  package var options: ReadingOptions
  /// Its content.
  var file: ImportFile?
  /// What the file leaves open, until it has been answered.
  package internal(set) var doubts: [Uncertainty] = []
  /// What it says.
  var statement: Statement?
  /// What is to be asked about its accounts.
  package internal(set) var accountQuestions: [ImportAccountQuestion] = []
  /// Whether the person has to say which accounts are meant before anything else, or wants to.
  var asksForAccounts = false
  /// What the person has chosen about its accounts and lines.
  package var choices = ImportChoices()
  /// What it would bring.
  var preview: ImportPreview?
  /// What was kept of it over a restart; nil for one that was begun in this window.
  var draft: ImportDraft?
  /// What it brought.
  package internal(set) var report: ImportReport?

  /// The statement, for the steps that come after all doubts.
  var certainStatement: Statement {
    get throws(StatementError) {
      guard let statement else { throw .uncertain(doubts) }
      return statement
    }
  }

  /// A statement that nothing is known of yet.
  package init(of received: ReceivedFile, options: ReadingOptions = ReadingOptions()) {
    self.received = received
    self.options = options
  }

  /// Notes which accounts are meant. What was let in was let in beside the lines of another account, and is asked anew.
  mutating func choose(_ destinations: [ImportAccountQuestion.ID: ImportDestination]) {
    if destinations != choices.destinations { choices.kept = [] }
    choices.destinations = destinations
    asksForAccounts = false
  }
}
