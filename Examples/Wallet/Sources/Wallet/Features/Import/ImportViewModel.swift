import Espalier
import Observation
import Statements
import WalletStore

/// The logic of importing: reads a file, asks what the file leaves open, and takes it in.
@MainActor @Observable
final class ImportViewModel: ViewModel {
  /// How far it has come.
  enum Step: Hashable, Sendable {
    /// No file yet.
    case waiting
    /// A file is being read and taken in.
    case working(file: String)
    /// The file can be read in more than one way.
    case asking(file: String, [Uncertainty])
    /// The file is in.
    case done(ImportReport)
    /// Nothing was taken in, and why.
    case failed(reason: String)
  }

  /// The largest file that is taken, in bytes.
  static let largestFile = 20 * 1_048_576

  /// How far it has come.
  private(set) var step = Step.waiting
  /// What the person has told about the file.
  private(set) var options = ReadingOptions()
  /// The currencies of the accounts that are there already.
  private(set) var ownCurrencies: [Currency] = []
  /// The file that questions are about, kept until they are answered.
  @ObservationIgnored private var file: ImportFile?
  @ObservationIgnored private let gateway: any ImportGateway
  @ObservationIgnored private let accounts: any AccountsGateway

  init(gateway: any ImportGateway, accounts: any AccountsGateway) {
    self.gateway = gateway
    self.accounts = accounts
  }

  /// Whether a file is being read or taken in.
  var isWorking: Bool { if case .working = step { true } else { false } }

  /// Whether all that was asked has an answer.
  var isAnswered: Bool {
    guard case .asking(_, let doubts) = step else { return false }
    return doubts.allSatisfy { !answer(to: $0.question).isEmpty }
  }

  /// Reads a file and takes it in, or comes to ask.
  func take(_ received: ReceivedFile) async {
    guard !isWorking else { return }
    forget()
    guard received.size <= Self.largestFile else {
      step = .failed(
        reason: "“\(received.name)” is larger than 20 MB. Export a shorter period from your bank, and import that.")
      return
    }
    step = .working(file: received.name)
    do {
      let file = try await gateway.content(of: received)
      self.file = file
      await take(file)
    } catch {
      step = .failed(reason: "“\(received.name)” could not be read: \(error)")
    }
  }

  /// Reads the file once more with what has been answered.
  func goOn() async {
    guard let file, isAnswered else { return }
    step = .working(file: file.name)
    await take(file)
  }

  /// Lets the file go, and waits for another.
  func forget() {
    file = nil
    options = ReadingOptions()
    step = .waiting
  }

  private func take(_ file: ImportFile) async {
    do {
      let statement = try await gateway.statement(in: file, options: options)
      let report = try await gateway.take(statement, fileName: file.name)
      self.file = nil
      step = .done(report)
    } catch StatementError.uncertain(let doubts) {
      ownCurrencies = (try? await accounts.accounts()).map { Array(Set($0.map(\.currency))) } ?? []
      step = .asking(file: file.name, doubts)
    } catch {
      self.file = nil
      step = .failed(reason: "\(error)")
    }
  }

  // MARK: Answers

  /// What has been answered, as the identifier of the option; empty for nothing yet.
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
