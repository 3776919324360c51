import Espalier
import WalletValues
import WalletFeatures

/// The deposit calculator: the terms above, the yield below.
final class DepositsScene: ModelScene {
  let model: DepositsViewModel
  private let formats: Formats

  init(model: DepositsViewModel, formats: Formats) {
    self.model = model
    self.formats = formats
  }

  var screen: Screen {
    Screen(title: "Deposit calculator", subtitle: "What is left after tax", layout: .form) {
      Section.problems(of: model.form)
      agreed
      taxed
      if let plan = model.plan {
        figures(plan)
        credits(plan)
      }
    }
  }

  // MARK: The terms

  private var agreed: Section {
    let form = model.form
    return Section("agreed", layout: .form) {
      Row(
        NumberField.with(.label("Amount"), .range(0...1_000_000_000), .step(0.01), .field(form.amount))
      ).id("amount")
      Row(
        Picker.with(
          .label("Currency"),
          .choices(
            model.currencies, id: \.code, title: { "\($0.code) – \(formats.name(of: $0))" }, field: form.currency))
      ).id("currency")
      Row(
        NumberField.with(
          .label("Interest a year"), .hint("In percent, as the bank names it."), .range(0...100), .step(0.001),
          .field(form.rate))
      ).id("rate")
      Row(
        NumberField.with(
          .label("Months"), .hint("How long it lies, at most \(formats.number(DepositTerms.longestTime))."),
          .range(1...Double(DepositTerms.longestTime)), .step(1), .field(form.months))
      ).id("months")
      Row(DateField.with(.label("From"), .field(form.start))).id("from")
      Row(
        Picker.with(
          .label("Interest is credited"),
          .choices(DepositTerms.Crediting.allCases, id: \.self, title: \.title, field: form.crediting))
      ).id("credited")
      Row(
        Toggle.with(
          .label("Reinvest interest"), .hint("It stays in the deposit and bears interest itself."),
          .field(form.isReinvested))
      ).id("reinvested")
      Row(
        Picker.with(
          .label("Days are counted"), .hint("The small print names it."),
          .choices(DepositTerms.DayCount.allCases, id: \.self, title: \.title, field: form.dayCount))
      ).id("days")
    }
  }

  private var taxed: Section {
    let form = model.form
    return Section("taxed", header: "Tax", layout: .form) {
      Row(
        NumberField.with(
          .label("Tax on interest"), .hint("In percent, with all that is added to it; empty for none."),
          .range(0...100),
          .step(0.001), .field(form.taxRate))
      ).id("tax")
      Row(
        NumberField.with(
          .label("Free of tax each year"), .hint("What is left of it for this deposit."), .range(0...1_000_000_000),
          .step(0.01), .field(form.allowance))
      ).id("free")
      Row(Button.with(.title("Work it out"), .submits(form))).id("send")
    }
  }

  // MARK: The plan

  private func figures(_ plan: DepositPlan) -> Section {
    .figures(
      "figures",
      [
        Figure(
          name: "Left after tax", amount: formats.amount(plan.net),
          remark: "\(formats.percent(plan.yearlyYield)) a year"),
        Figure(name: "Interest", amount: formats.amount(plan.interest)),
        Figure(name: "Tax", amount: formats.amount(plan.tax)),
        Figure(
          name: "In the end", amount: formats.amount(plan.total), remark: "On \(formats.shortDay(plan.terms.end))"),
      ], header: "What it brings")
  }

  private func credits(_ plan: DepositPlan) -> Section {
    let formats = formats
    return Section(
      "credits", plan.credits, header: "Credit by credit", isExpanded: Binding(model, \.showsCredits),
      columns: TableColumn("Day") { Label.with(.text(formats.shortDay($0.day))) },
      TableColumn("Interest", alignment: .end) { Self.cell($0.interest, formats) },
      TableColumn("Tax", alignment: .end) { Self.cell($0.tax, formats) },
      TableColumn("Left of it", alignment: .end) { Self.cell($0.net, formats) },
      TableColumn("Balance", alignment: .end) { Self.cell($0.balance, formats) })
  }

  private static func cell(_ amount: Money, _ formats: Formats) -> Component<Label> {
    Label.with(.text(formats.amount(amount)), .hasTabularFigures(), .textAlignment(.end))
  }
}

extension DepositTerms.Crediting {
  /// The interval in words.
  fileprivate var title: String {
    switch self {
    case .monthly: "Every month"
    case .quarterly: "Every three months"
    case .yearly: "Every year"
    case .atEnd: "At the end"
    }
  }
}

extension DepositTerms.DayCount {
  /// The way of counting, as banks write it.
  fileprivate var title: String {
    switch self {
    case .thirty360: "30/360"
    case .actual365: "Actual/365"
    case .actual360: "Actual/360"
    }
  }
}
