/// The error of a router that was asked to navigate after its navigator had gone.
public struct RouterError: Error, Hashable, CustomStringConvertible {
  /// The type of the router.
  public let router: String
  /// The type of the navigator that has gone.
  public let navigator: String

  /// A description of the error, and the way to mend it.
  public var description: String {
    "\(router) cannot go anywhere: its \(navigator) has gone. Routers hold it weakly; keep the coordinator as long as its "
      + "scenes are on screen, as a window and a module do."
  }
}
