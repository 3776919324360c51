/// Connectors under one name, or under none.
///
/// ```swift
/// let firebase = ConnectorGroup("firebase") {
///   ConnectorGroup("core") {}
///   ConnectorGroup("modules", inParallel: true) {
///     ConnectorGroup("crashes") {}
///     ConnectorGroup("analytics") {}
///   }
/// }
/// ```
///
/// They start one after the other, in the order written, and stop in reverse; in parallel they do both side by side.
/// Whichever fails, the others of the group go on. A group without a name adds nothing to the paths in reports. A
/// connector that the others cannot do without has them as its ``Connector/modules``.
public struct ConnectorGroup: Connector {
  /// The name of the group, a part of the paths in reports; empty for a group without a name.
  public let name: String
  /// The connectors in it.
  public let modules: [any Connector]
  /// True if they start, and stop, side by side.
  public let modulesStartInParallel: Bool

  /// Makes a group with a name.
  public init(
    _ name: String, inParallel: Bool = false, @ConnectorBuilder connectors: () -> [any Connector]
  ) {
    self.name = name
    modules = connectors()
    modulesStartInParallel = inParallel
  }

  /// Makes a group that is not seen in the paths.
  public init(inParallel: Bool = false, @ConnectorBuilder connectors: () -> [any Connector]) {
    self.init("", inParallel: inParallel, connectors: connectors)
  }

  init(_ connectors: [any Connector]) {
    name = ""
    modules = connectors
    modulesStartInParallel = false
  }
}
