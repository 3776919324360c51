import Espalier
import Observation
import WalletStore

/// The logic of asking which accounts a file belongs to.
@MainActor @Observable
final class ImportAccountsViewModel: ViewModel {
  typealias Destinations = [ImportAccountQuestion.ID: ImportDestination]

  /// The name of the file.
  let file: String
  /// The questions about the accounts.
  let questions: [ImportAccountQuestion]
  /// The answers, as they are being written. Each begins with the answer that was given before, or with the suggestion.
  let form: Form<ImportAccountAnswers>
  @ObservationIgnored private let answer: FlowAnswer<Destinations>

  init(_ state: StatementImport, answer: FlowAnswer<Destinations>) {
    file = state.received.name
    let questions = state.accountQuestions
    self.questions = questions
    self.answer = answer
    let answers = questions.map { question in
      ImportAccountAnswers.Answer(
        state.choices.destinations[question.id] ?? question.suggestion, proposedName: question.proposedName)
    }
    form = Form(
      ImportAccountAnswers(answers: answers),
      checks: answers.indices.map { place in
        FormCheck(\.answers[place].name) { $0.answers[place].fault }
      })
    form.onSubmit { [questions] entry in answer(entry.destinations(of: questions)) }
  }

  /// The present answers.
  var destinations: Destinations { form.value.destinations(of: questions) }

  /// Gives the file up.
  func cancel() { answer.cancel() }
}
