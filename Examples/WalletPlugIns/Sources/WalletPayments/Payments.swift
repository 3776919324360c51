public import Espalier
import WalletBanking
import WalletFeatures

/// A person's payments: ordered, waiting, sent, confirmed.
public final class Payments: Feature<PaymentsScope, PaymentsRoute> {
  /// Makes the scene of an order from the account that pays; a test puts another in.
  lazy var ordering: any Factory<String> = OrderingFactory(scope: scope) { [weak self] in self?.move(to: .list) }
  /// Makes the scene of a confirmation from the payment.
  lazy var confirming: any Factory<String> = ConfirmingFactory(scope: scope) { [weak self] in self?.move(to: .list) }

  /// Returns the placement of each place of payments.
  public override func placement(of route: PaymentsRoute) -> Placement<PaymentsRoute> {
    guard let owner = scope.owner else { return .root(MessageScene.walletOfOnesOwn) }
    switch route {
    case .list: return .root(self.list(of: owner.person, at: owner.bank))
    case .new(let account): return .push(self.ordering.make(account), over: .list)
    case .confirm(let payment): return .push(self.confirming.make(payment), over: .list)
    }
  }

  private func list(of person: PersonID, at bank: PersonalBank) -> PaymentsScene {
    PaymentsScene(
      model: LivePaymentsViewModel(
        person: person, payments: PaymentsGateway.All(client: bank.client), accounts: scope.accounts,
        outbox: scope.outbox), formats: scope.formats, connecting: scope.connecting)
  }
}

extension MessageScene {
  /// The scene that a stranger sees in place of payments.
  static var walletOfOnesOwn: MessageScene {
    MessageScene(
      title: .paymentsTitle, heading: .paymentsStrangerHeading, message: .paymentsStrangerMessage)
  }
}
