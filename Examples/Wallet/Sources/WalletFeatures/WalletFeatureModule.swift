public import Espalier

/// The module of a feature that is plugged in: a module whose coordinator shows the feature's places.
///
/// The places' paths begin where the feature stands: its `/` is the wallet's `/features/<id>`. The shell adopts the coordinator, so that
/// moves within the feature go through the wallet's one switch like any other.
@MainActor
public protocol WalletFeatureModule: AnyModule {
  /// The feature's places.
  associatedtype Place: Route
  /// Shows them. It puts them on the stack with `push`, above the list that they are reached from.
  var coordinator: Coordinator<Place> { get }
}
