/// A path is a route that can be anywhere: the last value of a case that leaves it to others to read the rest.
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
  /// Every path is one.
  public static let paths = Paths<Path>(samples: ["/sample/12", "/", "/other?name=value"]) { $0 }
}

/// A path can also be the value of a parameter, as the place to go on to after signing in: `"/sign-in?next=\(path)"`.
extension Path: PathValue {
  /// A route at the end of another path, a value within one.
  public static var part: RoutePartKind<Path> { RoutePartKind(either: Path.self) }
  /// The path as text.
  public var pathText: String { description }
  /// Reads a path of the app; nil for any other address.
  public init?(pathText: String) { self.init(pathText) }
  /// Two paths.
  public static var pathSamples: [Path] { ["/sample/12", "/other?name=value"] }
}
