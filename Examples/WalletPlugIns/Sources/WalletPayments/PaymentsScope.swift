public import Espalier
import EspalierGateways
import WalletBanking
public import WalletFeatures

/// The dependencies of payments: the shell's offers, the person's bank, and the outbox.
public final class PaymentsScope: Scope<any WalletShell> {
  /// The person and their bank; nil for a stranger.
  let owner: (person: PersonID, bank: PersonalBank)?
  /// The outbox in which orders wait.
  let outbox: Outbox
  /// The way to connecting the bank; nil where no feature offers that.
  let connecting: BankConnecting?

  init(_ shell: any WalletShell, banks: Banks, outbox: Outbox, connecting: BankConnecting? = nil) {
    owner = shell.person.map { ($0, banks.bank(of: $0)) }
    self.outbox = outbox
    self.connecting = connecting
    super.init(shell)
  }

  /// The accounts of the bank, or as they were seen last.
  var accounts: KnownAccounts { KnownAccounts(bank: owner?.bank) }
}
