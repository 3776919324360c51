public import Espalier
public import WalletFeatures

/// What the recurring payments depend on: what the shell offers.
public final class RecurringScope: Scope<any WalletShell> {
  /// Finds them in the person's operations.
  var interactor: any RecurringInteractor {
    shared { LiveRecurringInteractor(history: self.history, formats: self.formats, now: self.now) }
  }
}
