/// Collects the parts of a ``Flow``, a ``Branch`` or a ``Parallel`` group.
///
/// The state is the builder's own, so that each line is checked by itself and a long flow compiles as quickly as its
/// lines.
@resultBuilder
public enum FlowBuilder<State: Sendable> {
  /// One part.
  public static func buildExpression<Part: FlowPart>(_ part: Part) -> [AnyFlowPart<State>] where Part.State == State {
    [part.part]
  }
  /// Nothing: `case .none: ()`.
  public static func buildExpression(_ nothing: Void) -> [AnyFlowPart<State>] { [] }
  /// All in order.
  public static func buildBlock(_ parts: [AnyFlowPart<State>]...) -> [AnyFlowPart<State>] { parts.flatMap { $0 } }
  /// Parts under a condition.
  public static func buildOptional(_ parts: [AnyFlowPart<State>]?) -> [AnyFlowPart<State>] { parts ?? [] }
  /// One way.
  public static func buildEither(first parts: [AnyFlowPart<State>]) -> [AnyFlowPart<State>] { parts }
  /// The other way.
  public static func buildEither(second parts: [AnyFlowPart<State>]) -> [AnyFlowPart<State>] { parts }
  /// Parts from a loop.
  public static func buildArray(_ parts: [[AnyFlowPart<State>]]) -> [AnyFlowPart<State>] { parts.flatMap { $0 } }
}
