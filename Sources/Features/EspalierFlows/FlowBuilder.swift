/// A result builder that collects the parts of a ``Flow``, a ``Branch`` or a ``Parallel`` group.
///
/// The builder is generic over the state, so that each line is type-checked separately. The compile time of a flow is
/// the sum of that of its lines.
@resultBuilder
public enum FlowBuilder<State: Sendable> {
  /// Returns one part.
  public static func buildExpression<Part: FlowPart>(_ part: Part) -> [AnyFlowPart<State>] where Part.State == State {
    [part.part]
  }
  /// Returns no parts, for a case without steps: `case .none: ()`.
  public static func buildExpression(_ nothing: Void) -> [AnyFlowPart<State>] { [] }
  /// Returns all parts in order.
  public static func buildBlock(_ parts: [AnyFlowPart<State>]...) -> [AnyFlowPart<State>] { parts.flatMap { $0 } }
  /// Returns the parts of an `if`.
  public static func buildOptional(_ parts: [AnyFlowPart<State>]?) -> [AnyFlowPart<State>] { parts ?? [] }
  /// Returns the parts of the first alternative.
  public static func buildEither(first parts: [AnyFlowPart<State>]) -> [AnyFlowPart<State>] { parts }
  /// Returns the parts of the second alternative.
  public static func buildEither(second parts: [AnyFlowPart<State>]) -> [AnyFlowPart<State>] { parts }
  /// Returns the parts from a loop.
  public static func buildArray(_ parts: [[AnyFlowPart<State>]]) -> [AnyFlowPart<State>] { parts.flatMap { $0 } }
}
