public import Espalier

/// Where a feature can lead to in the wallet, without knowing the wallet's routes.
public protocol WalletPlaces: Sendable {
  /// The operations that have these words.
  func operations(searching text: String) -> Destination
  /// Bringing a statement in.
  var importing: Destination { get }
}
