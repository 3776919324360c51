public import Espalier
import EspalierGateways
public import WalletFeatures
import WalletValues

/// The dependencies of the bank's screens: the shell's offers, and the person's connection.
public final class BankingScope: Scope<any WalletShell> {
  /// The person's bank; nil for a stranger.
  let bank: PersonalBank?

  init(_ shell: any WalletShell, banks: Banks) {
    bank = shell.person.map { banks.bank(of: $0) }
    super.init(shell)
  }

  func accounts(of bank: PersonalBank) -> any Gateway<Void, [BankAccount]> { bank.accounts }

  func bringingIn(from bank: PersonalBank) -> BringInInteractor {
    let (now, formats) = (parent.now, parent.formats)
    return BringInInteractor(
      accounts: accounts(of: bank), operations: BankOperationsGateway(client: bank.client), intake: parent.statements,
      today: { formats.day(of: now()) })
  }
}
