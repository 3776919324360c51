import ArgumentParser
package import Espalier
import EspalierGateways
import EspalierTLS
import Foundation
import WalletBanking
import WalletCards
package import WalletFeatures
import WalletPayments
package import WalletProgram
import WalletRates

/// The network of a wallet that has one: a bank, the features that need it, and https.
package struct Online: WalletNetwork {
  /// The options for the bank.
  package struct Options: ParsableArguments {
    @Flag(help: "Run a small bank beside Wallet. It knows ada, whose password is analytical.")
    var bank = false

    @Option(help: ArgumentHelp("The address of a bank elsewhere.", valueName: "url"))
    var bankAt: String?

    /// Creates options with nothing chosen.
    package init() {}

    package func validate() throws {
      if bank, bankAt != nil { throw ValidationError("Give --bank or --bank-at URL, not both.") }
      if let bankAt, Address(bankAt) == nil {
        throw ValidationError("--bank-at takes an address such as https://bank.example; “\(bankAt)” is none.")
      }
    }
  }

  package static var surface: any AppSurface.Type { SecureWebSurface.self }
  package static var examples: String { "  ./wallet --bank\n  ./wallet --bank-at https://bank.example" }

  private let bank: WalletBank?

  /// Connects to the bank that the options name. A small one beside Wallet runs only where Wallet is served.
  package init(_ options: Options, _ start: WalletNetworkStart) throws {
    guard options.bankAt != nil || options.bank && start.isServing else {
      bank = nil
      return
    }
    let secrets = try WalletBank.secrets(in: start.directory)
    bank =
      if let address = options.bankAt {
        WalletBank(
          at: address, secrets: secrets, database: start.database, telling: start.broadcast, isServing: start.isServing)
      } else {
        try WalletBank(
          beside: start.directory.appending(path: "bank"), secrets: secrets, database: start.database,
          telling: start.broadcast)
      }
  }

  @PlugInsBuilder<any WalletShell> package var plugIns: [ListedPlugIn<any WalletShell>] {
    if let bank {
      BankingPlugIn(banks: bank.banks)
      CardsPlugIn(banks: bank.banks)
      PaymentsPlugIn(banks: bank.banks, outbox: bank.outbox)
      RatesPlugIn(gateway: RatesNetworkGateway(bank: bank.client))
    }
  }

  package var connectors: [any Connector] { bank?.connectors ?? [] }
}
