public import Espalier

/// A scene that shows the wallet's data and keeps them fresh while it is in sight.
@MainActor
public protocol FreshScene: Scene {
  /// Follows the data.
  var follower: DataFollower { get }
  /// Loads again; what is shown stays in sight meanwhile.
  func reload() async
}

extension FreshScene {
  /// Begins to follow.
  public func willAppear() { follower.follow { [weak self] in await self?.reload() } }
  /// Stops following.
  public func didDisappear() { follower.stop() }
}
