import Espalier
import Observation
import WalletGateways
import Statements
import WalletFeatures
import WalletStore

/// The logic of giving a payee another name.
@MainActor @Observable
final class PayeeNameViewModel: ViewModel {
  /// The payee.
  private(set) var payee: Loadable<WalletPayee> = .idle
  /// The name as it is written; an empty one stands for the bank's.
  let form = Form(PayeeEntry(), checks: [.parsing(\.name, GivenName.ifPresent)])
  @ObservationIgnored let reads: Set<DataName> = [.ledger]
  @ObservationIgnored private let fetch: @MainActor () async throws -> WalletPayee

  /// Creates the logic for a payee. `leave` runs when the name has been saved.
  init(_ id: PayeeID, _ gateway: any PayeesGateway, undo: UndoOffer, leave: @escaping @MainActor () throws -> Void) {
    fetch = { try await gateway.payee(id) }
    form.onSubmit { [weak form] entry in
      if form?.isEdited == true { undo.offer(try await gateway.rename(id, to: entry.name)) }
    } then: {
      try leave()
    }
  }

  /// Loads the payee, or loads it again. Text that is being written stays.
  func load() async {
    guard let payee = await Loadable.load(into: \.payee, of: self, fetch) else { return }
    form.rebase(onto: PayeeEntry(name: payee.givenName ?? ""))
  }
}

/// The field that a person fills in about a payee.
struct PayeeEntry: Hashable, Sendable { var name = "" }

/// The name of a payee, which can be changed.
final class PayeeNameScene: ModelScene {
  let model: PayeeNameViewModel
  @Environment(\.formats) private var formats

  init(_ model: PayeeNameViewModel) { self.model = model }

  var unsavedChanges: UnsavedChanges? { model.form.isEdited ? UnsavedChanges() : nil }

  var screen: Screen {
    screen(
      of: model.payee, title: model.payee.value?.name ?? .localized(.payeesPayee), layout: .narrow, skeleton: 2,
      notFound: EmptyState.missing(link: .payeesSeeAll, to: PayeesRoute.list)
    ) { payee in
      let names = payee.bankNames.map { .localized(.walletQuoted(name: $0)) }.joined(separator: ", ")
      Section(
        "name", footer: .localized(.payeesNameFooter(operations: formats.operations(payee.operationCount))),
        layout: .form
      ) {
        Row(
          TextField.with(
            .label(.localized(.walletName)), .placeholder(payee.bankNames.first ?? ""),
            .hint(.localized(.payeesNameHint(names: names))), .field(model.form.name), .autofocus())
        ).id("name")
        Row(Button.with(.title(.walletSave), .submits(model.form))).id("send")
      }
    }
  }
}
