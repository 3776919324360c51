/// Collects connectors, in the order in which they start.
///
/// ```swift
/// @ConnectorBuilder func connectors(isCounting: Bool, trackers: [any Connector]) -> [any Connector] {
///   ConnectorGroup("reports") {}
///   if isCounting { ConnectorGroup("analytics") {} }
///   for tracker in trackers { tracker }
///   trackers
/// }
/// ```
@resultBuilder
public enum ConnectorBuilder {
  /// One connector.
  public static func buildExpression(_ connector: some Connector) -> [any Connector] { [connector] }
  /// One connector, of any type.
  public static func buildExpression(_ connector: any Connector) -> [any Connector] { [connector] }
  /// Several connectors.
  public static func buildExpression(_ connectors: [any Connector]) -> [any Connector] { connectors }
  /// A connector if there is one.
  public static func buildExpression(_ connector: (any Connector)?) -> [any Connector] { connector.map { [$0] } ?? [] }
  /// Nothing: `case .none: ()`.
  public static func buildExpression(_ nothing: Void) -> [any Connector] { [] }
  /// All in order.
  public static func buildBlock(_ connectors: [any Connector]...) -> [any Connector] { connectors.flatMap { $0 } }
  /// Connectors under a condition.
  public static func buildOptional(_ connectors: [any Connector]?) -> [any Connector] { connectors ?? [] }
  /// One way.
  public static func buildEither(first connectors: [any Connector]) -> [any Connector] { connectors }
  /// The other way.
  public static func buildEither(second connectors: [any Connector]) -> [any Connector] { connectors }
  /// Connectors from a loop.
  public static func buildArray(_ connectors: [[any Connector]]) -> [any Connector] { connectors.flatMap { $0 } }
  /// Connectors under a condition on the system's version.
  public static func buildLimitedAvailability(_ connectors: [any Connector]) -> [any Connector] { connectors }
  /// A list, where one is wanted.
  public static func buildFinalResult(_ connectors: [any Connector]) -> [any Connector] { connectors }
  /// One connector, where `some Connector` is wanted.
  public static func buildFinalResult(_ connectors: [any Connector]) -> ConnectorGroup { ConnectorGroup(connectors) }
}
