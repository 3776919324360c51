import Espalier
import Observation
import Statements
import WalletFeatures
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

/// Asks for the account of a file that does not name it.
final class ImportAccountsScene: ModelScene {
  /// The largest number of accounts that are all in sight to choose from; more are in a list that opens.
  private static let mostInSight = 6

  let model: ImportAccountsViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportAccountsViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: .localized(.importTitle), layout: .narrow) {
      Section("introduction", layout: .plain) {
        Row(
          Label.with(
            .text(.importAccountUnknown(file: model.file)), .isAnnounced()))
      }
      for place in model.questions.indices { section(place) }
      Section("send", layout: .plain) {
        Row(
          Button.with(.title(.importGoOn), .submits(model.form)),
          Button.with(.title(.importOtherFile), .variant(.plain), .onTap { [model] in model.cancel() }))
      }
    }
  }

  private func section(_ place: Int) -> Section {
    let (question, form) = (model.questions[place], model.form)
    let isOnlyOne = model.questions.count == 1
    return Section(
      "question-\(question.id)",
      header: .localized(
        isOnlyOne ? .importWhichAccount : .importWhichAccountIn(currency: question.currency.code)),
      footer: .localized(.importAccountFooter), layout: .form
    ) {
      Row(Label.with(.text(extent(of: question)))).id("extent")
      if !question.candidates.isEmpty {
        Row(
          Picker.with(
            .label(.localized(isOnlyOne ? .walletAccount : .importAccountIn(currency: question.currency.code))),
            .choices(
              choices(for: question), id: \.choice, title: \.title, field: form.field(\.answers[place].choice)),
            .variant(question.candidates.count < Self.mostInSight ? .list : .menu))
        ).id("account")
      }
      Row(
        TextField.with(
          .label(.localized(isOnlyOne ? .importNewName : .importNewNameIn(currency: question.currency.code))),
          .field(form.field(\.answers[place].name)))
      ).id("name").isVisible(when: form.field(\.answers[place].choice).binding, is: .newAccount)
    }
  }

  /// Returns the text about the operations that a question is about: their number, currency and days.
  private func extent(of question: ImportAccountQuestion) -> String {
    let (operations, currency) = (formats.operations(question.operationCount), question.currency.code)
    guard let days = question.days else {
      return .localized(.importExtent(operations: operations, currency: currency))
    }
    let (first, last) = (formats.shortDay(days.lowerBound), formats.shortDay(days.upperBound))
    return .localized(
      first == last
        ? .importExtentOf(operations: operations, currency: currency, day: first)
        : .importExtentFrom(operations: operations, currency: currency, first: first, last: last))
  }

  /// An account to choose, or a new one.
  private struct Candidate {
    let choice: ImportAccountAnswers.Choice
    let title: String
  }

  /// Returns the accounts to choose from, the likeliest first, each with the number of the file's operations that look
  /// as if they were in it already.
  private func choices(for question: ImportAccountQuestion) -> [Candidate] {
    let names = Dictionary(grouping: question.candidates, by: \.account.name)
    let known = question.candidates.map { candidate in
      let account = candidate.account
      // Two accounts may have one name, and then their identifiers tell them apart.
      let isAlone = names[account.name]?.count == 1
      let name = isAlone ? account.name : "\(account.name) (\(account.identifier))"
      guard candidate.alreadyThere > 0 else { return Candidate(choice: .account(account.id), title: name) }
      let title = LocalizedText.importCandidate(
        account: name, known: formats.number(candidate.alreadyThere), all: formats.number(question.operationCount))
      return Candidate(choice: .account(account.id), title: title.localized)
    }
    return known + [Candidate(choice: .newAccount, title: .localized(.importANewAccount))]
  }
}
