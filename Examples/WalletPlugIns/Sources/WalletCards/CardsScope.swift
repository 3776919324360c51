public import Espalier
public import WalletFeatures

/// What the cards depend on: what the shell offers, and the bank of the person.
public final class CardsScope: Scope<any WalletShell> {
  /// What is fetched from the person's bank; nil for a stranger, who has none.
  let cardsGateway: CardsGateway?

  init(_ shell: any WalletShell, gateway: CardsGateway?) {
    cardsGateway = gateway
    super.init(shell)
  }
}
