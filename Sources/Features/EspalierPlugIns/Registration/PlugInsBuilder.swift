/// A result builder that collects the plug-ins of ``PlugIns``, each with its location in the source.
@resultBuilder
public enum PlugInsBuilder<Shell> {
  /// Returns a plug-in that needs this shell.
  public static func buildExpression<Plugged: PlugIn<Shell>>(
    _ plugIn: Plugged, fileID: StaticString = #fileID, line: UInt = #line
  ) -> [ListedPlugIn<Shell>] {
    [ListedPlugIn(plugIn: plugIn, site: SourceSite(fileID: "\(fileID)", line: line))]
  }

  /// Returns plug-ins that another part of the program lists.
  public static func buildExpression(_ plugIns: [ListedPlugIn<Shell>]) -> [ListedPlugIn<Shell>] { plugIns }

  /// Rejects a plug-in that needs a shell other than this one.
  @available(
    *, unavailable,
    message: "This plug-in is of another shell. Make what it needs of this one: `.adapted { shell in … }`."
  )
  public static func buildExpression<Plugged: PlugIn>(_ plugIn: Plugged) -> [ListedPlugIn<Shell>] { [] }

  /// Returns plug-ins one after another.
  public static func buildBlock(_ plugIns: [ListedPlugIn<Shell>]...) -> [ListedPlugIn<Shell>] {
    plugIns.flatMap(\.self)
  }
  /// Returns the plug-ins of an `if`.
  public static func buildOptional(_ plugIns: [ListedPlugIn<Shell>]?) -> [ListedPlugIn<Shell>] { plugIns ?? [] }
  /// Returns the plug-ins of an `if` with an `else`.
  public static func buildEither(first plugIns: [ListedPlugIn<Shell>]) -> [ListedPlugIn<Shell>] { plugIns }
  /// Returns the plug-ins of an `else`.
  public static func buildEither(second plugIns: [ListedPlugIn<Shell>]) -> [ListedPlugIn<Shell>] { plugIns }
  /// Returns the plug-ins of a loop.
  public static func buildArray(_ plugIns: [[ListedPlugIn<Shell>]]) -> [ListedPlugIn<Shell>] { plugIns.flatMap(\.self) }
  /// Returns the plug-ins that are available only on a newer system.
  public static func buildLimitedAvailability(_ plugIns: [ListedPlugIn<Shell>]) -> [ListedPlugIn<Shell>] { plugIns }
}

/// A plug-in with the location in the source where it is listed, as ``PlugInsBuilder`` collects it.
public struct ListedPlugIn<Shell>: Sendable {
  let plugIn: any PlugIn<Shell>
  let site: SourceSite
}
