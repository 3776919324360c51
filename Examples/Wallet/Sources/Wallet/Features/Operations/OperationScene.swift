import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One operation in full, with its category, the other side of its transfer, and a button to delete it.
final class OperationScene: ModelScene {
  let model: OperationViewModel
  private let formats: Formats
  private let data: DataVersion
  private let totals: TotalCurrencyChoice

  init(model: OperationViewModel, formats: Formats, totals: TotalCurrencyChoice, data: DataVersion) {
    self.model = model
    self.totals = totals
    self.formats = formats
    self.data = data
  }

  var loadID: AnyHashable { data.number }

  var screen: Screen {
    if let notFound = model.notFound {
      let all = OperationsRoute.list(OperationFilter())
      return .notFound(notFound, link: "See all operations", to: all)
    }
    let payee = model.operation.value?.payee ?? ""
    return Screen(title: payee.isEmpty ? "Operation" : payee, layout: .narrow) {
      whenLoaded(
        model.operation, skeleton: 5, empty: EmptyState("Nothing here")
      ) { operation in
        facts(operation)
        category
        transfer(operation)
        deleting
      }
    }
    .dialog(Binding(model, \.question), dialog)
  }

  private func facts(_ operation: WalletOperation) -> Section {
    Section("facts") {
      Row(Fact(name: "Amount", value: formats.amount(operation.amount, sign: .always), hasTabularFigures: true))
        .id("amount")
      Row(Fact(name: "Day", value: formats.day(operation.date))).id("day")
      Row(Fact(name: "Account", value: operation.accountName))
        .link(to: AccountsRoute.account(operation.account)).id("account")
      if let payee = operation.payeeID {
        Row(Fact(name: "Payee", value: operation.payee)).link(to: PayeesRoute.payee(payee)).id("payee")
      }
      if operation.payee != operation.bankPayee {
        Row(Fact(name: "Called by the bank", value: operation.bankPayee)).id("bankPayee")
      }
      if !operation.memo.isEmpty { Row(Fact(name: "Memo", value: operation.memo)).id("memo") }
      Row(Fact(name: "Imported from", value: "\(operation.fileName), line \(formats.number(operation.fileLine))"))
        .id("origin")
    }
  }

  // MARK: Category

  private var category: Section {
    Section(
      "category", footer: "Operations of this payee that you import later will get the category that you choose here.",
      layout: .form
    ) {
      Row(
        Picker.with(
          .label("Category"), .message(model.problem),
          .choices(model.categories, id: \.key, title: \.name, selection: model.category) { [model] category in
            await model.setCategory(category)
          })
      ).id("category")
      if let offer = model.offer {
        Row(Label.with(.text(offer.sentence(formats, totals: totals.current)), .isAnnounced())).id("others")
        Row(
          Button.with(
            .title("Make all of them \(model.name(of: offer.category))"),
            .onTapTask { [model] in try await model.takeOffer() })
        ).id("all")
      }
    }
  }

  // MARK: Transfer

  @ScreenBuilder private func transfer(_ operation: WalletOperation) -> [Section] {
    if let other = operation.counterpart {
      Section(
        "transfer", header: "Transfer",
        footer: "Both sides are one transfer between your accounts: neither income nor spending."
      ) {
        Row(Fact(name: operation.amount.minorUnits < 0 ? "To" : "From", value: other.accountName))
          .link(to: OperationsRoute.operation(other.operation)).id("other")
        Row(Button.with(.title("This is no transfer…"), .variant(.plain), .onTap { [model] in model.askToPart() }))
          .id("part")
      }
    } else if !model.candidates.isEmpty {
      let (model, formats) = (model, formats)
      Section(
        "candidates", model.candidates, header: "A transfer between your accounts?",
        footer: "Choose the other side, and both are neither income nor spending."
      ) { other in
        Row(OperationSummary(candidate: other, formats: formats)).onTap { model.askToPair(with: other) }
      }
    }
  }

  // MARK: Deleting

  private var deleting: Section {
    Section("deleting", layout: .plain) {
      Row(
        Button.with(
          .title("Delete this operation…"), .icon(.delete), .variant(.destructive),
          .onTapTask { [model] in try await model.askToDelete() }))
    }
  }

  private func dialog(_ question: OperationViewModel.Question) -> Dialog {
    switch question {
    case .deleting(let preview):
      .confirmation(preview.title, message: preview.message(formats), action: "Delete") { [model] in
        try await model.delete()
      }
    case .parting(let other):
      .confirmation(
        "Is this no transfer?",
        message:
          "It and the operation of \(formats.day(other.date)) in “\(other.accountName)” will count as income and "
          + "spending, each by its own category.",
        action: "Part them", isDestructive: false
      ) { [model] in try await model.part() }
    case .pairing(let other):
      .confirmation(
        "Is this the other side?",
        message:
          "\(formats.amount(other.amount, sign: .always)) of \(formats.day(other.date)) in “\(other.accountName)”. "
          + "Both will be one transfer, neither income nor spending.",
        action: "Pair them", isDestructive: false
      ) { [model] in try await model.pair(with: other.id) }
    }
  }
}
