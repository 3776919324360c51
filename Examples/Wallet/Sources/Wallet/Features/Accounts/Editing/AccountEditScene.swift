import Espalier
import Statements
import WalletFeatures
import WalletStore

/// The changes that can be made to an account. A change that removes something asks first, and says what will happen.
final class AccountEditScene: ModelScene {
  let model: AccountEditViewModel
  @Environment(\.formats) private var formats

  init(_ model: AccountEditViewModel) { self.model = model }

  var screen: Screen {
    screen(
      of: model.contents, title: model.contents.value?.account.name ?? .localized(.walletAccount), layout: .narrow,
      skeleton: 5, notFound: EmptyState.missing(link: .accountsSeeAll, to: AccountsRoute.list)
    ) { contents in
      name(contents.account)
      Section.problems(of: model.opening)
      opening(contents.account)
      if !contents.others.isEmpty { merging(contents) }
      deleting
    }
    .dialog(Binding(model, \.question), dialog)
  }

  private func name(_ account: WalletAccount) -> Section {
    let form = model.name
    return Section("name", layout: .form) {
      Row(
        TextField.with(
          .label(.localized(.walletName)), .placeholder(account.bankName),
          .hint(.localized(.editingNameHint(name: account.bankName))),
          .field(form.name), .autofocus())
      ).id("name")
      Row(Button.with(.title(.walletRename), .submits(form))).id("send")
    }
  }

  private func opening(_ account: WalletAccount) -> Section {
    let form = model.opening
    return Section(
      "opening", header: .localized(.editingOpening), footer: formats.origin(of: account.balance), layout: .form
    ) {
      Row(
        NumberField.with(
          .label(.localized(.editingAmount(currency: account.currency.code))), .hint(.localized(.editingAmountHint)),
          .range(-OpeningBalanceEntry.largestAmount...OpeningBalanceEntry.largestAmount), .step(account.currency.step),
          .field(form.amount))
      ).id("amount")
      Row(
        DateField.with(
          .label(.localized(.editingDay)), .hint(.localized(.editingDayHint)), .field(form.day)
        )
      ).id("day")
      Row(Button.with(.title(.editingSetOpening), .submits(form))).id("send")
      if account.openingBalance != nil {
        Row(
          Button.with(
            .title(.editingRemoveOpening), .variant(.plain),
            .onTapTask { [model] in try await model.removeOpeningBalance() })
        ).id("remove")
      }
    }
  }

  private func merging(_ contents: AccountEditViewModel.Contents) -> Section {
    Section(
      "merging", header: .localized(.editingTwice), footer: .localized(.editingTwiceFooter), layout: .form
    ) {
      Row(
        Picker.with(
          .label(.localized(.editingTarget)),
          .choices(
            contents.others, title: \.name, none: .localized(.walletPleaseChoose), selection: Binding(model, \.target)))
      ).id("target")
      Row(
        Button.with(
          .title(.editingMergeMore), .isEnabled(model.target != nil),
          .explanation(model.target == nil ? .localized(.editingChooseFirst) : ""),
          .onTapTask { [model] in try await model.askToMerge() })
      ).id("merge")
    }
  }

  private var deleting: Section {
    Section("deleting", layout: .plain) {
      Row(
        Button.with(
          .title(.editingDeleteThis), .icon(.delete), .variant(.destructive),
          .onTapTask { [model] in try await model.askToDelete() }))
    }
  }

  private func dialog(_ question: AccountEditViewModel.Question) -> Dialog {
    switch question {
    case .deleting(let preview):
      .confirmation(preview.title, message: preview.message(formats), action: .localized(.walletDelete)) { [model] in
        try await model.delete()
      }
    case .merging(let preview, let target):
      Dialog(
        title: preview.title, message: preview.message(formats),
        buttons: [.cancel()]
          + preview.answers.map { answer in
            DialogButton(answer.title, role: .primary) { [model] in
              try await model.merge(into: target, lookAlikes: answer.lookAlikes)
            }
          })
    }
  }
}

extension Currency {
  /// The smallest unit as a part of the whole.
  fileprivate var step: Double { (0..<minorUnitDigits).reduce(1) { step, _ in step / 10 } }
}
