public import Espalier
public import WalletFeatures

/// The dependencies of the recurring payments: the shell's offers.
public final class RecurringScope: Scope<any WalletShell> {
  /// The interactor that finds recurring payments in the person's operations.
  var interactor: any RecurringInteractor {
    shared {
      LiveRecurringInteractor(history: self.history, dismissals: self.dismissals, formats: self.formats, now: self.now)
    }
  }
}
