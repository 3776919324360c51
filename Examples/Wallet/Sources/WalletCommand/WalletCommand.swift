import EspalierCommand
import WalletProgram

/// `wallet`: the program as a command, without a network.
@main
enum WalletCommand {
  static func main() async { await WalletApp<Offline>.main() }
}
