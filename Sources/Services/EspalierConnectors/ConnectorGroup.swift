/// A group of connectors, with a name or without one.
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
/// The connectors start one after the other, in the order written, and stop in reverse order; in parallel they start,
/// and stop, at the same time. If one fails, the others of the group continue. A group without a name adds nothing to
/// the paths in reports. If other connectors need one connector, make them its ``Connector/modules``.
public struct ConnectorGroup: Connector {
  /// The name of the group, a part of the paths in reports; empty for a group without a name.
  public let name: String
  /// The connectors of the group.
  public let modules: [any Connector]
  /// A Boolean value that indicates whether the connectors start, and stop, in parallel.
  public let modulesStartInParallel: Bool

  /// Creates a group with a name.
  public init(
    _ name: String, inParallel: Bool = false, @ConnectorBuilder connectors: () -> [any Connector]
  ) {
    self.name = name
    modules = connectors()
    modulesStartInParallel = inParallel
  }

  /// Creates a group that does not appear in the paths.
  public init(inParallel: Bool = false, @ConnectorBuilder connectors: () -> [any Connector]) {
    self.init("", inParallel: inParallel, connectors: connectors)
  }

  init(_ connectors: [any Connector]) {
    name = ""
    modules = connectors
    modulesStartInParallel = false
  }
}
