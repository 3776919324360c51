import Espalier
import Statements
import WalletGateways
import WalletStore

/// Takes the file's content while it is there.
struct ReadStep: FlowStep {
  let gateway: any ImportGateway
  let largestFile: Int

  func run(_ state: StatementImport) async throws -> ImportFile {
    // One that goes on after a restart has been read.
    if let file = state.file { return file }
    let received = state.received
    do {
      return try await gateway.content(of: received, largestFile: largestFile)
    } catch is CancellationError {
      throw CancellationError()
    } catch let error as ImportError {
      throw error
    } catch {
      throw ImportError.unreadable(name: received.name, reason: error)
    }
  }

  func merge(_ file: ImportFile, into state: inout StatementImport) { state.file = file }
}

/// Recognises the statement in a file, or the doubts that the file leaves open.
struct RecogniseStep: FlowStep {
  enum Finding: Sendable {
    case certain(Statement)
    case doubtful([Uncertainty])
  }

  let gateway: any ImportGateway
  /// A function that is told the part of the file that has been read, from 0 to 1.
  let onProgress: @MainActor @Sendable (Double) -> Void

  func run(_ state: StatementImport) async throws -> Finding {
    guard let file = state.file else { throw ImportError.gone(name: state.received.name) }
    do {
      return .certain(try await statement(in: file, options: state.options))
    } catch StatementError.uncertain(let doubts) {
      return .doubtful(doubts)
    }
  }

  /// Reads the file, and tells from here how far that has come. A slow listener misses fractions and holds nothing up.
  @MainActor private func statement(in file: ImportFile, options: ReadingOptions) async throws -> Statement {
    let (fractions, fraction) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
    let gateway = gateway
    @Sendable func read() async throws -> Statement {
      defer { fraction.finish() }
      return try await gateway.statement(in: file, options: options) { fraction.yield($0) }
    }
    async let statement = read()
    for await fraction in fractions { onProgress(fraction) }
    return try await statement
  }

  func merge(_ finding: Finding, into state: inout StatementImport) {
    switch finding {
    case .certain(let statement):
      (state.statement, state.doubts) = (statement, [])
      if state.draft?.isTurned == true { state.turnSigns() }
      // It has been read, and need not stay in memory while somebody looks at what it says.
      state.file = nil
    case .doubtful(let doubts): (state.statement, state.doubts) = (nil, doubts)
    }
  }
}

/// Finds the accounts that have to be asked for, and the likeliest answers.
struct AccountsStep: FlowStep {
  let gateway: any ImportGateway

  func run(_ state: StatementImport) async throws -> [ImportAccountQuestion] {
    try await gateway.accountQuestions(about: try state.certainStatement, fileName: state.received.name)
  }

  func merge(_ questions: [ImportAccountQuestion], into state: inout StatementImport) {
    state.accountQuestions = questions
    for question in questions { state.choices.destinations[question.id] = question.suggestion }
    state.asksForAccounts = !questions.allSatisfy(\.isCertain)
    state.resumeChoices()
  }
}

/// Works out the preview of an import.
struct PreviewStep: FlowStep {
  let gateway: any ImportGateway

  func run(_ state: StatementImport) async throws -> ImportPreview {
    try await gateway.preview(
      of: try state.certainStatement, fileName: state.received.name, choices: state.choices)
  }

  func merge(_ preview: ImportPreview, into state: inout StatementImport) { state.preview = preview }
}

/// Takes the statement in, all of it or nothing.
struct StoreStep: FlowStep {
  let gateway: any ImportGateway

  func run(_ state: StatementImport) async throws -> ImportReport {
    try await gateway.take(
      try state.certainStatement, fileName: state.received.name, choices: state.choices)
  }

  func merge(_ report: ImportReport, into state: inout StatementImport) { state.report = report }
}
