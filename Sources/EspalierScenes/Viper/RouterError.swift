/// A router was asked for a way after what it navigates with had gone.
public struct RouterError: Error, Hashable, CustomStringConvertible {
  /// The router's type.
  public let router: String
  /// The type of what has gone.
  public let navigator: String

  /// What happened, and how to mend it.
  public var description: String {
    "\(router) cannot go anywhere: its \(navigator) has gone. Routers hold it weakly; keep the coordinator as long as its "
      + "scenes are on screen, as a window and a module do."
  }
}
