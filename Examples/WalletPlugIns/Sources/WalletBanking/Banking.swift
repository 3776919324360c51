public import Espalier
import WalletFeatures

/// The places of the bank.
public enum BankingRoute: Route {
  /// The accounts at the bank, or how to connect it.
  case overview
  /// Connecting the bank.
  case connect

  /// No parameters.
  public var path: Path {
    switch self {
    case .overview: "/"
    case .connect: "/connect"
    }
  }

  /// Every place.
  public static let paths = Paths<Self> {
    overview; connect
  }
}

/// A person's bank: connected, looked at, brought in.
public final class Banking: Feature<BankingScope, BankingRoute> {
  /// Says where the bank's places stand.
  public override func placement(of route: BankingRoute) -> Placement<BankingRoute> {
    guard let bank = scope.bank else { return .root(self.strangers) }
    switch route {
    case .overview: return .root(self.overview(of: bank))
    case .connect: return .push(self.connecting(to: bank), over: .overview)
    }
  }

  private var strangers: MessageScene {
    MessageScene(
      title: .bankingTitle, heading: .bankingStrangerHeading, message: .bankingStrangerMessage)
  }

  private func overview(of bank: PersonalBank) -> BankingScene {
    BankingScene(
      BankingViewModel(
        bank: bank, accounts: scope.accounts(of: bank), bringIn: scope.bringingIn(from: bank),
        data: scope.data))
  }

  private func connecting(to bank: PersonalBank) -> ConnectScene {
    ConnectScene(ConnectViewModel(bank: bank) { [weak self] in self?.move(to: .overview) })
  }
}
