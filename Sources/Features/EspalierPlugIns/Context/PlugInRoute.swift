public import EspalierNavigation

/// A place of some plug-in: its prefix, and the plug-in's own path below it.
///
/// The shell's route holds it in one case, and reads nothing more than that; which plug-in has the place is known only
/// while the program runs.
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
  /// The place below the one that the shell gives to all plug-ins: `/loans/12`.
  public let path: Path

  /// The place at a path.
  public init(_ path: Path) { self.path = path }

  /// All paths but the root, which is the shell's.
  public static let paths = Paths<Self>(samples: [PlugInRoute("/first"), PlugInRoute("/second/1")]) { path in
    path.segments.isEmpty ? nil : PlugInRoute(path)
  }
}
