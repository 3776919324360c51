import Espalier
import Statements
import WalletFeatures
import WalletStore

/// One operation in full, with its category, the other side of its transfer, and a button to delete it.
final class OperationScene: ModelScene {
  let model: OperationViewModel
  @Environment(\.formats) private var formats
  @Environment(\.totals) private var totals

  init(_ model: OperationViewModel) { self.model = model }

  var screen: Screen {
    screen(
      of: model.operation, title: title, layout: .narrow, skeleton: 5,
      notFound: EmptyState.missing(link: .operationsSeeAll, to: OperationsRoute.list())
    ) { operation in
      facts(operation)
      category
      transfer(operation)
      deleting
    }
    .dialog(Binding(model, \.question), dialog)
  }

  private var title: String {
    let payee = model.operation.value?.payee ?? ""
    return payee.isEmpty ? .localized(.operationsOperation) : payee
  }

  private func facts(_ operation: WalletOperation) -> Section {
    Section("facts") {
      Row(
        Fact(
          name: .localized(.operationsAmount), value: formats.amount(operation.amount, sign: .always),
          hasTabularFigures: true)
      )
      .id("amount")
      Row(Fact(name: .localized(.operationsDay), value: formats.day(operation.date))).id("day")
      Row(Fact(name: .localized(.walletAccount), value: operation.accountName))
        .link(to: AccountsRoute.account(operation.account)).id("account")
      if let payee = operation.payeeID {
        Row(Fact(name: .localized(.operationsPayee), value: operation.payee)).link(to: PayeesRoute.payee(payee)).id(
          "payee")
      }
      if operation.payee != operation.bankPayee {
        Row(Fact(name: .localized(.walletCalledByBank), value: operation.bankPayee)).id("bankPayee")
      }
      if !operation.memo.isEmpty { Row(Fact(name: .localized(.operationsMemo), value: operation.memo)).id("memo") }
      Row(
        Fact(
          name: .localized(.operationsImportedFrom),
          value: .localized(.operationsLine(file: operation.fileName, line: formats.number(operation.fileLine))))
      ).id("origin")
    }
  }

  // MARK: Category

  private var category: Section {
    Section(
      "category", footer: .localized(.operationsCategoryFooter),
      layout: .form
    ) {
      Row(
        Picker.with(
          .label(.localized(.walletCategory)), .message(model.problem),
          .choices(model.categories, id: \.key, title: \.title, selection: model.category) { [model] category in
            await model.setCategory(category)
          })
      ).id("category")
      if let offer = model.offer {
        Row(Label.with(.text(offer.sentence(formats, totals: totals.current)), .isAnnounced())).id("others")
        Row(
          Button.with(
            .title(.operationsMakeAll(category: model.name(of: offer.category))),
            .onTapTask { [model] in try await model.takeOffer() })
        ).id("all")
      }
    }
  }

  // MARK: Transfer

  @ScreenBuilder private func transfer(_ operation: WalletOperation) -> [Section] {
    if let other = operation.counterpart {
      Section(
        "transfer", header: .localized(.operationsTransfer), footer: .localized(.operationsTransferFooter)
      ) {
        Row(
          Fact(
            name: .localized(operation.amount.minorUnits < 0 ? .operationsTo : .operationsFrom),
            value: other.accountName)
        )
        .link(to: OperationsRoute.operation(other.operation)).id("other")
        Row(Button.with(.title(.operationsNoTransfer), .variant(.plain), .onTap { [model] in model.askToPart() }))
          .id("part")
      }
    } else if !model.candidates.isEmpty {
      let (model, formats) = (model, formats)
      Section(
        "candidates", model.candidates, header: .localized(.operationsCandidates),
        footer: .localized(.operationsCandidatesFooter)
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
          .title(.operationsDeleteThis), .icon(.delete), .variant(.destructive),
          .onTapTask { [model] in try await model.askToDelete() }))
    }
  }

  private func dialog(_ question: OperationViewModel.Question) -> Dialog {
    switch question {
    case .deleting(let preview):
      .confirmation(preview.title, message: preview.message(formats), action: .localized(.walletDelete)) { [model] in
        try await model.delete()
      }
    case .parting(let other):
      .confirmation(
        .localized(.operationsPartQuestion),
        message: .localized(.operationsPartMessage(day: formats.day(other.date), account: other.accountName)),
        action: .localized(.operationsPart), isDestructive: false
      ) { [model] in try await model.part() }
    case .pairing(let other):
      .confirmation(
        .localized(.operationsPairQuestion),
        message: .localized(
          .operationsPairMessage(
            amount: formats.amount(other.amount, sign: .always), day: formats.day(other.date),
            account: other.accountName)),
        action: .localized(.operationsPair), isDestructive: false
      ) { [model] in try await model.pair(with: other.id) }
    }
  }
}
