public import Espalier
import EspalierGateways
import WalletBanking
public import WalletFeatures

/// What payments depend on: what the shell offers, the person's bank, and the outbox.
public final class PaymentsScope: Scope<any WalletShell> {
  /// The person and their bank; nil for a stranger.
  let owner: (person: PersonID, bank: PersonalBank)?
  /// Where orders wait.
  let outbox: Outbox

  init(_ shell: any WalletShell, banks: Banks, outbox: Outbox) {
    owner = shell.person.map { ($0, banks.bank(of: $0)) }
    self.outbox = outbox
    super.init(shell)
  }

  /// The accounts of the bank, as they were seen last.
  @MainActor var accounts: KnownAccounts {
    shared { KnownAccounts(gateway: owner.map { BankAccountsGateway(client: $0.bank.client) }) }
  }
}
