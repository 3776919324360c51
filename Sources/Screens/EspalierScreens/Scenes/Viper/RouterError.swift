/// The error of a router whose navigator was released before a navigation.
public struct RouterError: Error, Hashable, CustomStringConvertible {
  /// The type of the router.
  public let router: String
  /// The type of the navigator that was released.
  public let navigator: String

  /// A description of the error and of its remedy.
  public var description: String {
    "\(router) cannot go anywhere: its \(navigator) has gone. Routers hold it weakly; keep the coordinator as long as its "
      + "scenes are on screen, as a window and a module do."
  }
}
