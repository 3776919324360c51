import EspalierCommand
import WalletProgram

/// `wallet`: the program as a command.
@main extension WalletApp {}
