/// A path as a route. It can be the last value of a case, if another route reads the rest of the path.
///
/// ```swift
/// enum PluginsRoute: Route {
///   case list
///   case plugin(name: String, Path)
///
///   var path: Path {
///     switch self {
///     case .list: "/"
///     case .plugin(let name, let place): "/\(name)" + place
///     }
///   }
///   static let paths = Paths<Self> { list; plugin }
/// }
/// ```
extension Path: Route {
  /// The path itself.
  public var path: Path { self }
  /// The paths of the route, to which every path belongs.
  public static let paths = Paths<Path>(samples: ["/sample/12", "/", "/other?name=value"]) { $0 }
}

/// A path as the value of a parameter, such as the place to show after signing in: `"/sign-in?next=\(path)"`.
extension Path: PathValue {
  /// The kind of the part. At the end of a path, it is a route; elsewhere in a path, it is a value.
  public static var part: RoutePartKind<Path> { RoutePartKind(either: Path.self) }
  /// The path as text.
  public var pathText: String { description }
  /// Creates a path of the app from text, or returns nil for any other address.
  public init?(pathText: String) { self.init(pathText) }
  /// Two sample paths.
  public static var pathSamples: [Path] { ["/sample/12", "/other?name=value"] }
}
