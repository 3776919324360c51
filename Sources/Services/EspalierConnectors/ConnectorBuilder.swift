/// A result builder that collects connectors, in the order in which they start.
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
  /// Collects one connector.
  public static func buildExpression(_ connector: some Connector) -> [any Connector] { [connector] }
  /// Collects one connector of any type.
  public static func buildExpression(_ connector: any Connector) -> [any Connector] { [connector] }
  /// Collects several connectors.
  public static func buildExpression(_ connectors: [any Connector]) -> [any Connector] { connectors }
  /// Collects a connector if there is one.
  public static func buildExpression(_ connector: (any Connector)?) -> [any Connector] { connector.map { [$0] } ?? [] }
  /// Collects no connector, for an expression such as `case .none: ()`.
  public static func buildExpression(_ nothing: Void) -> [any Connector] { [] }
  /// Joins the connectors of all expressions, in order.
  public static func buildBlock(_ connectors: [any Connector]...) -> [any Connector] { connectors.flatMap { $0 } }
  /// Collects the connectors of a condition that holds; none otherwise.
  public static func buildOptional(_ connectors: [any Connector]?) -> [any Connector] { connectors ?? [] }
  /// Collects the connectors of the first branch.
  public static func buildEither(first connectors: [any Connector]) -> [any Connector] { connectors }
  /// Collects the connectors of the second branch.
  public static func buildEither(second connectors: [any Connector]) -> [any Connector] { connectors }
  /// Collects the connectors of all passes of a loop.
  public static func buildArray(_ connectors: [[any Connector]]) -> [any Connector] { connectors.flatMap { $0 } }
  /// Collects connectors that are available only on some versions of the system.
  public static func buildLimitedAvailability(_ connectors: [any Connector]) -> [any Connector] { connectors }
  /// Returns a list of the connectors.
  public static func buildFinalResult(_ connectors: [any Connector]) -> [any Connector] { connectors }
  /// Returns a group of the connectors, where `some Connector` is expected.
  public static func buildFinalResult(_ connectors: [any Connector]) -> ConnectorGroup { ConnectorGroup(connectors) }
}
