import Espalier
import Observation
import Statements
import WalletGateways
import WalletStore

/// The logic of asking about the doubts that a file leaves open.
@MainActor @Observable
final class ImportQuestionViewModel: ViewModel {
  /// The name of the file.
  let file: String
  /// The doubts that the file leaves open.
  let doubts: [Uncertainty]
  /// The present answers.
  private(set) var options: ReadingOptions
  /// The currencies of the accounts that are there already.
  private(set) var ownCurrencies: [Currency] = []
  @ObservationIgnored private let accounts: any AccountsGateway
  @ObservationIgnored private let answer: FlowAnswer<ReadingOptions>

  init(_ state: StatementImport, accounts: any AccountsGateway, answer: FlowAnswer<ReadingOptions>) {
    file = state.received.name
    doubts = state.doubts
    let resumed = state.draft.flatMap { $0.options == state.options ? $0.answering : nil }
    options = resumed ?? state.options
    self.accounts = accounts
    self.answer = answer
  }

  /// Loads the currencies that the person has. Without them all are still there to choose from.
  func load() async {
    guard let accounts = try? await accounts.accounts() else { return }
    ownCurrencies = Array(Set(accounts.map(\.currency)))
  }

  /// True if every question has an answer.
  var isAnswered: Bool { doubts.allSatisfy { !answer(to: $0.question).isEmpty } }

  /// Hands the answers on.
  func goOn() {
    if isAnswered { answer(options) }
  }

  /// Gives the file up.
  func cancel() { answer.cancel() }

  /// Returns the answer to a question, as the identifier of the option; empty for none yet.
  func answer(to question: Uncertainty.Question) -> String {
    switch question {
    case .dates: options.dateOrder?.rawValue ?? ""
    case .sign: options.sign?.rawValue ?? ""
    case .currency: options.currency?.code ?? ""
    case .decimal: options.decimalMark?.rawValue ?? ""
    }
  }

  /// Notes an answer by the identifier of its option.
  func answer(_ question: Uncertainty.Question, with id: String) {
    switch question {
    case .dates: options.dateOrder = DateOrder(rawValue: id)
    case .sign: options.sign = SignConvention(rawValue: id)
    case .currency: options.currency = Currency(code: id)
    case .decimal: options.decimalMark = DecimalMark(rawValue: id)
    }
  }
}
