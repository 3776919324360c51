public import Espalier

/// The places of the wallet to which a feature can lead, without knowing the wallet's routes.
public protocol WalletPlaces: Sendable {
  /// Returns the place that lists the operations with these words.
  func operations(searching text: String) -> Destination
  /// The place where a statement is brought in.
  var importing: Destination { get }
}
