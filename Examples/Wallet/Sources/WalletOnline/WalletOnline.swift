import EspalierCommand
import WalletOnlineProgram
import WalletProgram

/// `wallet-online`: the program as a command, with a bank, the features that need one, and https.
@main
enum WalletOnline {
  static func main() async { await WalletApp<Online>.main() }
}
