public import Espalier
public import WalletFeatures

/// The dependencies of the deposit calculator: the shell's offers.
public final class DepositsScope: Scope<any WalletShell> {}
