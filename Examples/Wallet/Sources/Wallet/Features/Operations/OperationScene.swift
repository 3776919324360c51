import Espalier
import WalletFeatures
import WalletStore

/// One operation in full, where its category can be changed.
final class OperationScene: ModelScene, FreshScene {
  let model: OperationViewModel
  let follower: DataFollower
  private let formats: Formats

  init(model: OperationViewModel, formats: Formats, follower: DataFollower) {
    self.model = model
    self.formats = formats
    self.follower = follower
  }

  func load() async { await model.load() }
  func reload() async { await model.load() }

  var screen: Screen {
    if let notFound = model.notFound {
      let all = WalletRoute.operations(.list(OperationFilter())).path.description
      return .notFound(notFound, home: (title: "See all operations", path: all))
    }
    let payee = model.operation.value?.payee ?? ""
    return Screen(title: payee.isEmpty ? "Operation" : payee, layout: .narrow) {
      whenLoaded(
        model.operation, skeleton: 5, empty: EmptyState("Nothing here"), retry: { [model] in await model.load() }
      ) { operation in
        facts(operation)
        category
      }
    }
    .toast(Binding(model, \.toast))
  }

  private func facts(_ operation: WalletOperation) -> Section {
    Section("facts") {
      Row(Fact(name: "Amount", value: formats.amount(operation.amount, sign: .always), hasTabularFigures: true))
        .id("amount")
      Row(Fact(name: "Day", value: formats.day(operation.date))).id("day")
      Row(Fact(name: "Account", value: operation.accountName))
        .link(to: WalletRoute.accounts(.account(operation.account)).path.description).id("account")
      if !operation.memo.isEmpty { Row(Fact(name: "Memo", value: operation.memo)).id("memo") }
      Row(Fact(name: "Imported from", value: "\(operation.fileName), line \(formats.number(operation.fileLine))"))
        .id("origin")
    }
  }

  private var category: Section {
    Section(
      "category", footer: "Operations of this payee that you import later will get the category that you choose here.",
      layout: .form
    ) {
      Row(
        Picker.with(
          .label("Category"), .selection(model.category?.rawValue ?? ""), .message(model.problem),
          .options(PickerOptions(model.categories.map { PickerOption($0.key.rawValue, $0.name) })),
          .onChange { [model] key in await model.setCategory(CategoryKey(rawValue: key)) })
      ).id("category")
    }
  }
}
