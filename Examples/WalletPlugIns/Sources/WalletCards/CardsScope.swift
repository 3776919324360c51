public import Espalier
import EspalierGateways
import WalletBanking
public import WalletFeatures

/// What the cards depend on: what the shell offers, and the person's bank. The parts of the scenes are made here, so that another
/// scope can give others.
public final class CardsScope: Scope<any WalletShell> {
  /// The person's bank; nil for a stranger.
  let bank: PersonalBank?

  init(_ shell: any WalletShell, banks: Banks) {
    bank = shell.person.map { banks.bank(of: $0) }
    super.init(shell)
  }

  private var client: NetworkClient? { bank?.client }

  /// Makes the list's scene, with its ways out by the feature.
  @MainActor var listFactory: CardsFactory {
    CardsFactory(
      interactor: client.map { LiveCardsInteractor(client: $0) }, formats: parent.formats)
  }

  /// Makes the scene of a card's limits.
  @MainActor var limitsFactory: LimitsFactory {
    LimitsFactory(interactor: client.map { LiveLimitsInteractor(client: $0) })
  }
}
