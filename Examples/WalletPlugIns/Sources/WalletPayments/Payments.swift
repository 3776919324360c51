public import Espalier
import WalletBanking
import WalletFeatures

/// The places of payments.
public enum PaymentsRoute: Route {
  /// The list of the payments that wait, and of those that the bank has.
  case list
  /// Ordering a payment from an account at the bank.
  case new(String)
  /// Confirming a payment that the bank has.
  case confirm(String)

  /// The bank's names as parameters.
  public var path: Path {
    switch self {
    case .list: "/"
    case .new(let account): "/from/\(account)"
    case .confirm(let payment): "/\(payment)/code"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    list; new; confirm
  }
}

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
      LivePaymentsViewModel(
        person: person, payments: PaymentsGateway.All(client: bank.client), accounts: scope.accounts,
        outbox: scope.outbox), connecting: scope.connecting)
  }
}

extension MessageScene {
  /// The scene that a stranger sees in place of payments.
  static var walletOfOnesOwn: MessageScene {
    MessageScene(
      title: .paymentsTitle, heading: .paymentsStrangerHeading, message: .paymentsStrangerMessage)
  }
}
