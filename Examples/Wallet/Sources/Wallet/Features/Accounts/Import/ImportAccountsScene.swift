import Espalier
import Statements
import WalletFeatures
import WalletStore

/// Asks for the account of a file that does not name it.
final class ImportAccountsScene: ModelScene {
  /// The largest number of accounts that are all in sight to choose from; more are in a list that opens.
  private static let mostInSight = 6

  let model: ImportAccountsViewModel
  private let formats: Formats

  init(model: ImportAccountsViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: "Import a statement", layout: .narrow) {
      Section("introduction", layout: .plain) {
        Row(
          Label.with(
            .text(
              "“\(model.file)” does not say which account it is of. You see what comes in before anything is stored."),
            .isAnnounced()))
      }
      for place in model.questions.indices { section(place) }
      Section("send", layout: .plain) {
        Row(
          Button.with(.title("Go on"), .submits(model.form)),
          Button.with(.title("Choose another file"), .variant(.plain), .onTap { [model] in model.cancel() }))
      }
    }
  }

  private func section(_ place: Int) -> Section {
    let (question, form) = (model.questions[place], model.form)
    let isOnlyOne = model.questions.count == 1
    return Section(
      "question-\(question.id)",
      header: isOnlyOne ? "Which account is it?" : "Which account is it in \(question.currency.code)?",
      footer: "Your answer is suggested again for the next file like this one.", layout: .form
    ) {
      Row(Label.with(.text(extent(of: question)))).id("extent")
      if !question.candidates.isEmpty {
        Row(
          Picker.with(
            .label(isOnlyOne ? "Account" : "Account in \(question.currency.code)"),
            .choices(
              choices(for: question), id: \.choice, title: \.title, field: form.field(\.answers[place].choice)),
            .variant(question.candidates.count < Self.mostInSight ? .list : .menu))
        ).id("account")
      }
      if form.value.answers[place].isNewAccount {
        Row(
          TextField.with(
            .label(isOnlyOne ? "Name of the new account" : "Name of the new account in \(question.currency.code)"),
            .field(form.field(\.answers[place].name)))
        ).id("name")
      }
    }
  }

  /// Returns the text about the operations that a question is about: their number, currency and days.
  private func extent(of question: ImportAccountQuestion) -> String {
    let operations = "\(formats.operations(question.operationCount)) in \(question.currency.code)"
    guard let days = question.days else { return "\(operations)." }
    let (first, last) = (formats.shortDay(days.lowerBound), formats.shortDay(days.upperBound))
    return first == last ? "\(operations), of \(first)." : "\(operations), from \(first) to \(last)."
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
      let count = "\(formats.number(candidate.alreadyThere)) of \(formats.number(question.operationCount))"
      return Candidate(
        choice: .account(account.id), title: candidate.alreadyThere == 0 ? name : "\(name) – \(count) look known")
    }
    return known + [Candidate(choice: .newAccount, title: "A new account")]
  }
}
