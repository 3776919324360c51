public import Espalier
public import WalletFeatures

/// What the loan calculator depends on: what the shell offers.
public final class LoansScope: Scope<any WalletFeatureDependencies> {}
