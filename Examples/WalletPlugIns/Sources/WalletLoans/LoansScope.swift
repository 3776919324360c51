public import Espalier
public import WalletFeatures

/// The dependencies of the loan calculator: the shell's offers, and the recurring costs that another feature may offer.
public final class LoansScope: Scope<any WalletShell> {
  /// The monthly recurring costs; nil where no feature finds them.
  let recurring: (any RecurringCosts)?

  init(_ shell: any WalletShell, recurring: (any RecurringCosts)?) {
    self.recurring = recurring
    super.init(shell)
  }
}
