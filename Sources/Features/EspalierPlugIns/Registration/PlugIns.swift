internal import EspalierNavigation

/// The plug-ins of a program, in the order in which they are listed. It is the one place that names them.
///
/// ```swift
/// @MainActor func start() throws {
///   let plugIns = try PlugIns {
///     RecipesPlugIn()
///     ShoppingPlugIn()
///   }
/// }
/// ```
///
/// It is made before the program starts, in an app's `init`, and claims that exclude each other are found then: two
/// plug-ins of one ``PlugIn/id``, one ``PlugIn/prefix`` or one offer. Each is named with its place in the source.
///
/// What a person sees of them is worked out by a ``PluggedIn``, one for each window.
public struct PlugIns<Shell>: Sendable {
  /// A plug-in, and the place in the source where it is listed.
  struct Listed: Sendable {
    let plugIn: any PlugIn<Shell>
    let site: SourceSite
  }

  let listed: [Listed]

  /// Lists plug-ins.
  ///
  /// - Throws: ``PlugInConflicts`` when two claim the same.
  public init(@PlugInsBuilder<Shell> _ plugIns: () -> [ListedPlugIn<Shell>]) throws(PlugInConflicts) {
    listed = plugIns().map { Listed(plugIn: $0.plugIn, site: $0.site) }
    try PlugInClaims<Shell>.check(listed)
  }

  /// No plug-ins.
  public init() { listed = [] }

  /// A Boolean value that indicates whether there are no plug-ins.
  public var isEmpty: Bool { listed.isEmpty }
  /// The plug-ins' ids, in their order.
  public var ids: [String] { listed.map(\.plugIn.id) }

  /// The id of the plug-in that has a place; nil when none has.
  public func id(at route: PlugInRoute) -> String? { plugIn(at: route)?.id }

  /// The plug-in whose prefix a place has.
  func plugIn(at route: PlugInRoute) -> (any PlugIn<Shell>)? {
    listed.first { $0.plugIn.prefix.segments.isPrefix(of: route.path.segments) }?.plugIn
  }

  func plugIn(id: String) -> (any PlugIn<Shell>)? { listed.first { $0.plugIn.id == id }?.plugIn }
}

extension [String] {
  /// Returns true when another list begins with this one.
  func isPrefix(of other: [String]) -> Bool { other.starts(with: self) }
}
