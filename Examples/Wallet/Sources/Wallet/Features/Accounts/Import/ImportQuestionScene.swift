import Espalier
import Foundation
import Observation
import Statements
import WalletFeatures
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

/// Asks about the doubts that a file leaves open.
final class ImportQuestionScene: ModelScene {
  let model: ImportQuestionViewModel
  @Environment(\.formats) private var formats

  init(_ model: ImportQuestionViewModel) { self.model = model }

  var screen: Screen {
    Screen(title: .localized(.importTitle), layout: .narrow) {
      Section("introduction", layout: .plain) {
        Row(
          Label.with(
            .text(.importDoubtful(file: model.file)), .isAnnounced()))
      }
      for doubt in model.doubts { section(doubt) }
      Section("send", layout: .plain) {
        Row(
          Button.with(
            .title(.importGoOn), .variant(.primary), .isEnabled(model.isAnswered),
            .explanation(model.isAnswered ? "" : .localized(.importAnswerFirst)), .onTap { [model] in model.goOn() }),
          Button.with(.title(.importOtherFile), .variant(.plain), .onTap { [model] in model.cancel() }))
      }
    }
  }

  private func section(_ doubt: Uncertainty) -> Section {
    let question = ImportQuestion(doubt.question, ownCurrencies: model.ownCurrencies, formats: formats)
    return Section("question-\(doubt.question.rawValue)", header: question.title, layout: .form) {
      Row(Label.with(.text("\(doubt.reason.words).".sentence))).id("reason")
      if !doubt.example.isEmpty {
        Row(
          Label.with(
            .text(.importExampleLine(line: formats.number(doubt.line), text: doubt.example)), .textStyle(.caption),
            .color(.secondary))
        ).id("example")
      }
      Row(
        Picker.with(
          .label(question.label), .options(question.options), .selection(model.answer(to: doubt.question)),
          .onChange { [model] id in model.answer(doubt.question, with: id) })
      ).id("answer")
    }
  }
}

extension String {
  /// The text with a capital at its start and one full stop at its end.
  fileprivate var sentence: String {
    let text = hasSuffix("..") ? String(dropLast()) : self
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// A question about a file that can be read in more than one way.
struct ImportQuestion {
  /// The question, as a heading.
  let title: String
  /// The label of the picker.
  let label: String
  /// The answers.
  let options: PickerOptions

  init(_ question: Uncertainty.Question, ownCurrencies: [Currency], formats: Formats) {
    let answers: [PickerOption]
    switch question {
    case .dates:
      title = .localized(.importDatesTitle)
      label = .localized(.importDatesLabel)
      answers = [
        PickerOption(DateOrder.dayMonthYear.rawValue, .localized(.importDayFirst)),
        PickerOption(DateOrder.monthDayYear.rawValue, .localized(.importMonthFirst)),
        PickerOption(DateOrder.yearMonthDay.rawValue, .localized(.importYearFirst)),
      ]
    case .sign:
      title = .localized(.importSignTitle)
      label = .localized(.importSignLabel)
      answers = [
        PickerOption(SignConvention.spendingIsNegative.rawValue, .localized(.importSignMinus)),
        PickerOption(SignConvention.spendingIsPositive.rawValue, .localized(.importSignNone)),
      ]
    case .currency:
      title = .localized(.importCurrencyTitle)
      label = .localized(.importCurrencyLabel)
      let own = ownCurrencies.sorted { $0.code < $1.code }
      let others = Locale.commonISOCurrencyCodes.sorted().compactMap(Currency.init(code:)).filter { !own.contains($0) }
      answers = (own + others).map { PickerOption($0.code, "\($0.code) – \(formats.name(of: $0))") }
    case .decimal:
      title = .localized(.importDecimalTitle)
      label = .localized(.importDecimalLabel)
      answers = [
        PickerOption(DecimalMark.comma.rawValue, .localized(.importDecimalComma)),
        PickerOption(DecimalMark.point.rawValue, .localized(.importDecimalPoint)),
      ]
    }
    options = PickerOptions([PickerOption("", .localized(.walletPleaseChoose))] + answers)
  }
}
