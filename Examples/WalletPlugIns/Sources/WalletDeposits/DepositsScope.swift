public import Espalier
public import WalletFeatures

/// What the deposit calculator depends on: what the shell offers.
public final class DepositsScope: Scope<any WalletShell> {}
