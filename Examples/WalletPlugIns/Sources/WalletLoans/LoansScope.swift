public import Espalier
public import WalletFeatures

/// What the loan calculator depends on: what the shell offers, and what another feature may.
public final class LoansScope: Scope<any WalletShell> {
  /// Knows what is paid each month anyway; nil where no feature finds it.
  let recurring: (any RecurringCosts)?

  init(_ shell: any WalletShell, recurring: (any RecurringCosts)?) {
    self.recurring = recurring
    super.init(shell)
  }
}
