public import Espalier
import WalletBanking
public import WalletFeatures

/// The dependencies of the cards: the shell's offers, and the bank of the person.
public final class CardsScope: Scope<any WalletShell> {
  /// The gateways to the person's bank; nil for a stranger, who has none.
  let cardsGateway: CardsGateway?
  /// The way to connecting the bank; nil where no feature offers that.
  let connecting: BankConnecting?

  init(_ shell: any WalletShell, gateway: CardsGateway?, connecting: BankConnecting?) {
    cardsGateway = gateway
    self.connecting = connecting
    super.init(shell)
  }
}
