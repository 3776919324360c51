public import EspalierNavigation

/// A route to a place of any plug-in. Its path consists of the plug-in's prefix and the path of the place below that
/// prefix.
///
/// The shell's route holds it in one case, and reads no more of it. The plug-in that has the place is determined only
/// at run time.
///
/// ```swift
/// enum KitchenRoute: Route {
///   case start
///   case plugIn(PlugInRoute)
///
///   var path: Path {
///     switch self {
///     case .start: "/"
///     case .plugIn(let route): "/more" + route.path
///     }
///   }
///   static let paths = Paths<Self> { start; plugIn }
/// }
/// ```
public struct PlugInRoute: Route {
  /// The path below the place that the shell gives to all plug-ins: `/loans/12`.
  public let path: Path

  /// Creates a route from a path.
  public init(_ path: Path) { self.path = path }

  /// All paths except the root, which belongs to the shell.
  public static let paths = Paths<Self>(samples: [PlugInRoute("/first"), PlugInRoute("/second/1")]) { path in
    path.segments.isEmpty ? nil : PlugInRoute(path)
  }
}
