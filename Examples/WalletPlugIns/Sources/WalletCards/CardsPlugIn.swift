public import Espalier
public import WalletBanking
public import WalletFeatures

/// The cards of a person's bank, as the wallet finds them in its list of plug-ins.
///
/// ```swift
/// let bank = NetworkClient("https://bank.example", over: HTTPTransport(), coding: .snakeCase)
/// let plugIn = CardsPlugIn(banks: Banks(bank: bank, secrets: MemorySecretStore()))
/// ```
public struct CardsPlugIn: PlugIn {
  /// The name of the plug-in, whose places are those below `/cards`.
  public let id = "cards"
  /// The title of the feature.
  public var title: String { .localized(.cardsTitle) }
  private let banks: Banks

  /// Makes the plug-in.
  ///
  /// - Parameter banks: The connections of all people, the same that connect them.
  public init(banks: Banks) { self.banks = banks }

  /// An entry of the list of features, and the texts in other languages.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: CardsAppearance.icon, summary: .localized(.cardsSummary)),
      .content(in: .texts) { _ in TextTable.walletCards },
    ]
  }

  /// Builds the feature for the person of the shell, with the way to connecting the bank where a feature offers one.
  public func build(in context: PlugInContext<any WalletShell>) -> Cards {
    let gateway = context.shell.person.map { CardsGateway(bank: banks.bank(of: $0).client) }
    let connecting = try? context.offer(BankConnecting.self)
    return Cards(scope: CardsScope(context.shell, gateway: gateway, connecting: connecting))
  }
}
