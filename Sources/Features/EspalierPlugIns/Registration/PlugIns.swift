internal import EspalierNavigation

/// The plug-ins of a program, in the order of the list. The program names its plug-ins nowhere else.
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
/// The list is created before the program starts, in an app's `init`. Claims that exclude each other are found then:
/// two plug-ins with the same ``PlugIn/id``, the same ``PlugIn/prefix`` or the same offer. The error names each plug-in
/// with its location in the source.
///
/// A ``PluggedIn`` presents the plug-ins in a window; each window has its own.
public struct PlugIns<Shell>: Sendable {
  /// A plug-in, and the location in the source where it is listed.
  struct Listed: Sendable {
    let plugIn: any PlugIn<Shell>
    let site: SourceSite
  }

  let listed: [Listed]

  /// Creates a list of plug-ins.
  ///
  /// - Throws: ``PlugInConflicts`` when two plug-ins make the same claim.
  public init(@PlugInsBuilder<Shell> _ plugIns: () -> [ListedPlugIn<Shell>]) throws(PlugInConflicts) {
    listed = plugIns().map { Listed(plugIn: $0.plugIn, site: $0.site) }
    try PlugInClaims<Shell>.check(listed)
  }

  /// Creates an empty list.
  public init() { listed = [] }

  /// A Boolean value that indicates whether there are no plug-ins.
  public var isEmpty: Bool { listed.isEmpty }
  /// The plug-ins' ids, in their order.
  public var ids: [String] { listed.map(\.plugIn.id) }

  /// Returns the id of the plug-in to which a place belongs; nil if the place belongs to no plug-in.
  public func id(at route: PlugInRoute) -> String? { plugIn(at: route)?.id }

  /// Returns the plug-in whose prefix the path of a place begins with.
  func plugIn(at route: PlugInRoute) -> (any PlugIn<Shell>)? {
    listed.first { $0.plugIn.prefix.segments.isPrefix(of: route.path.segments) }?.plugIn
  }

  func plugIn(id: String) -> (any PlugIn<Shell>)? { listed.first { $0.plugIn.id == id }?.plugIn }
}

extension [String] {
  /// Returns true when another list begins with this one.
  func isPrefix(of other: [String]) -> Bool { other.starts(with: self) }
}
