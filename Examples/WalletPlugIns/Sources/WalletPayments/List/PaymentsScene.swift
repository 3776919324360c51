import Espalier
import WalletBanking
import WalletFeatures
import WalletValues

/// The logic of the list of payments, as its scene knows it.
@MainActor protocol PaymentsViewModel: ViewModel {
  /// The accounts that can pay.
  var accounts: Loadable<AccountListing> { get }
  /// The payments that have not been sent, the oldest first.
  var waiting: Loadable<[WaitingPayment]> { get }
  /// The payments that the bank has, the newest first.
  var payments: Loadable<[BankPayment]> { get }
  /// Sends a payment again.
  func retry(_ id: String) async throws
  /// Gives a payment up that has not been sent.
  func discard(_ id: String) async throws
}

/// A payment that has not been sent.
struct WaitingPayment: Hashable, Sendable, Identifiable {
  let id: String
  let payee: String
  let amount: Money?
  /// True while the payment is being sent to the bank.
  let isSending: Bool
  /// The reason why the bank did not take the payment; nil while it waits for the bank.
  let conflict: String?
  /// The failure on the way, if sending was tried.
  let lastFailure: String?
}

/// The payments that wait for the bank, the payments that the bank has, and the way to a new one.
final class PaymentsScene: ModelScene {
  let model: any PaymentsViewModel
  @Environment(\.formats) private var formats
  private let connecting: BankConnecting?

  init(_ model: any PaymentsViewModel, connecting: BankConnecting?) {
    self.model = model
    self.connecting = connecting
  }

  var screen: Screen {
    Screen(title: .localized(.paymentsTitle), layout: .narrow) {
      waiting
      accounts
      // The accounts say already why there is nothing from the bank.
      if model.accounts.value != nil, model.accounts.error == nil {
        whenLoaded(model.payments, skeleton: 3, empty: EmptyState(.localized(.paymentsNone))) {
          payments in
          sent(payments)
        }
      }
    }
  }

  // MARK: What waits

  private var waiting: [Section] {
    switch model.waiting {
    case .idle, .loading(.none), .empty: []
    case .loading(.some(let payments)), .loaded(let payments): payments.map(section(of:))
    case .failed(let error, let previous):
      [failure(error)] + (previous ?? []).map(section(of:))
    }
  }

  /// Returns a section that says that the waiting payments cannot be shown. Nothing of them is lost by that.
  private func failure(_ error: any Error) -> Section {
    Section("waiting-failure", header: .localized(.paymentsWaitingFailed), layout: .plain) {
      Row(
        Label.with(
          .text(.paymentsStillThere(reason: FailureLog.words(for: error))), .color(.negative),
          .accessibilityRole(.alert))
      ).id("words")
      Row(Button.with(.title(.paymentsLookAgain), .onTapTask { [model] in await model.load() })).id("retry")
    }
  }

  private func section(of payment: WaitingPayment) -> Section {
    let amount = payment.amount.map { formats.amount($0) } ?? ""
    let words =
      payment.conflict.map(WaitingPayment.localized)
      ?? .localized(payment.isSending ? .paymentsIsBeingSent : .paymentsWaits)
    return Section(
      "waiting-\(payment.id)", header: .localized(.paymentsRow(payee: payment.payee, amount: amount)), layout: .plain
    ) {
      Row(
        Label.with(
          .text(words), .color(payment.conflict == nil ? .secondary : .negative),
          .accessibilityRole(payment.conflict == nil ? .none : .alert))
      ).id("words")
      // What the bank is being asked can be neither asked twice nor taken back.
      if !payment.isSending {
        Row(
          Button.with(
            .title(.paymentsSendAgain), .isHidden(payment.conflict == nil),
            .onTapTask { [model] in try await model.retry(payment.id) }),
          Button.with(
            .title(.paymentsDiscard), .variant(.destructive),
            .onTapTask { [model] in try await model.discard(payment.id) })
        ).id("answers")
      }
    }
  }

  // MARK: At the bank

  private var accounts: [Section] {
    if let error = model.accounts.error as? BankError, error.isMendedByConnecting {
      return [
        .empty(
          .connecting(FailureLog.words(for: error), icon: .upload, by: connecting) { [model] in
            await model.load()
          })
      ]
    }
    return whenLoaded(model.accounts, skeleton: 1) { listing in
      Section("accounts", listing.accounts, header: .localized(.paymentsPayFrom), footer: age(of: listing)) { account in
        Row(Label.with(.text("\(account.name) · \(account.iban)"))).link(to: PaymentsRoute.new(account.id))
      }
    }
  }

  private func age(of listing: AccountListing) -> String {
    guard let seen = listing.seen else { return "" }
    return .localized(.paymentsSeen(moment: formats.moment(seen)))
  }

  private func sent(_ payments: [BankPayment]) -> Section {
    let formats = formats
    return Section("payments", payments, header: .localized(.paymentsAtBank)) { payment in
      let amount = payment.money.map { formats.amount($0) } ?? ""
      let row = Row(
        Fact(name: "\(payment.payee.name) · \(Self.words(payment.state))", value: amount, hasTabularFigures: true))
      return payment.needsConfirmation ? row.link(to: PaymentsRoute.confirm(payment.id)) : row
    }
  }

  /// Returns the words for a payment's state at the bank.
  static func words(_ state: String) -> String {
    switch state {
    case "executed": .localized(.paymentsExecuted)
    case "needs_confirmation": .localized(.paymentsNeedsCode)
    case "rejected": .localized(.paymentsRejected)
    case "expired": .localized(.paymentsExpired)
    case "withdrawn": .localized(.paymentsWithdrawn)
    default: state
    }
  }
}
