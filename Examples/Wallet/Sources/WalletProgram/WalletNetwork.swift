package import ArgumentParser
package import Espalier
internal import EspalierWeb
package import Foundation
package import WalletFeatures
package import WalletStore

/// The world outside of a wallet's machine: a bank, the features that need one, and https.
///
/// ``Offline`` has none of it, and is what `./wallet` builds first: an HTTP client and TLS take longer to compile than all
/// of Wallet. `Online` of WalletOnlineProgram has it.
package protocol WalletNetwork: Sendable {
  /// The options that it adds to those of Wallet.
  associatedtype Options: ParsableArguments & Sendable

  /// The surface that serves Wallet.
  static var surface: any AppSurface.Type { get }
  /// The examples in the help of the program.
  static var examples: String { get }

  /// Makes what the options ask for.
  ///
  /// - Parameters:
  ///   - options: The options that the person has chosen.
  ///   - start: The facts of the launch that it needs.
  init(_ options: Options, _ start: WalletNetworkStart) throws

  /// The features that need the network.
  @PlugInsBuilder<any WalletShell> var plugIns: [ListedPlugIn<any WalletShell>] { get }
  /// The work beside Wallet.
  var connectors: [any Connector] { get }
}

/// The facts of a launch from which the network of a wallet is made.
package struct WalletNetworkStart: Sendable {
  /// The directory of Wallet's data.
  package let directory: URL
  /// True if this program serves Wallet; false if it shows a place at the terminal and ends.
  package let isServing: Bool
  /// Returns the database, as soon as it is open.
  package let database: @Sendable () async throws -> WalletDatabase
  /// The broadcast that reaches all processes over the directory.
  package let broadcast: Broadcast
}

/// No network: Wallet as it is built first.
package struct Offline: WalletNetwork {
  /// Options that this program does not have, so that a person who chooses one learns which program has it.
  package struct Options: ParsableArguments {
    @Flag(help: .hidden) var bank = false
    @Option(help: .hidden) var bankAt: String?
    @Option(help: .hidden) var certificate: String?
    @Option(name: .customLong("certificate-key"), help: .hidden) var certificateKey: String?

    /// Creates options with nothing chosen.
    package init() {}

    package func validate() throws {
      guard bank || bankAt != nil || certificate != nil || certificateKey != nil else { return }
      throw ValidationError(
        "This program was built without the bank and https. `./wallet` builds another one for these options; by hand it is "
          + "`swift build -c release --package-path Examples --product wallet-online`.")
    }
  }

  package static var surface: any AppSurface.Type { WebSurface.self }
  package static var examples: String {
    """
      ./wallet --bank

    The bank and https are in another program, which `./wallet` builds when --bank, --bank-at URL or --certificate FILE asks for it.
    """
  }
  package var plugIns: [ListedPlugIn<any WalletShell>] { [] }
  package var connectors: [any Connector] { [] }

  package init(_ options: Options, _ start: WalletNetworkStart) {}
}
