/// A step of a flow that is a type of its own. It reads the state and returns a result, which is then merged into the
/// state.
///
/// ```swift
/// struct Import: Sendable { var file: String; var rows: [String]? }
///
/// struct ReadStep: FlowStep {
///   func isApplicable(_ state: Import) -> Bool { state.rows == nil }
///   func run(_ state: Import) async throws -> [String] { state.file.split(separator: "\n").map(String.init) }
///   func merge(_ rows: [String], into state: inout Import) { state.rows = rows }
///   func undo(_ state: Import) async throws {}
///   var onFailure: FailurePolicy { .retry(3, backoff: .exponential(from: .seconds(1))) }
/// }
/// ```
///
/// Only ``merge(_:into:)`` changes the state, after ``run(_:)`` has returned: a step that throws or is cancelled has
/// changed nothing in it. A step with a result must merge it, or it does not compile; one without a result needs no
/// merge.
///
/// A scope that is passed to the step's initialiser lives as long as the flow. To create a scope when the step begins
/// and release it when the step ends, use a ``LazyStep``, or a ``Step`` with `scope:`.
public protocol FlowStep<State>: FlowPart {
  /// The state that the flow works on.
  override associatedtype State
  /// The result of the step.
  associatedtype Output: Sendable
  /// The name of the step; by default the name of its type without "Step" at its end.
  var name: String { get }
  /// The step's share of the progress, in relation to the other steps; 1 by default.
  var weight: Double { get }
  /// Returns a Boolean value that indicates whether the step has work to do; a step that is not applicable is skipped.
  /// True by default.
  @MainActor func isApplicable(_ state: State) -> Bool
  /// Does the work, and returns the result. It is called again for a retry.
  @MainActor func run(_ state: State) async throws -> Output
  /// Merges the result into the state.
  @MainActor func merge(_ output: Output, into state: inout State)
  /// Undoes the step when the flow is cancelled or fails after it; does nothing by default.
  ///
  /// It runs after all later steps have been undone, and cannot be cancelled. It receives the state as it is then. An
  /// error that it throws is kept in ``FlowRun/notUndone``, and the earlier steps are undone all the same.
  @MainActor func undo(_ state: State) async throws
  /// The policy when the step throws; by default the flow stops.
  @MainActor var onFailure: FailurePolicy { get }
  /// Returns the policy when the step throws an error; by default ``onFailure``.
  @MainActor func policy(for error: any Error) -> FailurePolicy
}

extension FlowStep {
  /// The name of the type without "Step" at its end.
  public var name: String { FlowStepName.of(Self.self) }
  /// The default share, 1.
  public var weight: Double { 1 }
  /// Returns true by default.
  @MainActor public func isApplicable(_ state: State) -> Bool { true }
  /// Undoes nothing by default.
  @MainActor public func undo(_ state: State) async throws {}
  /// The default policy, to stop the flow.
  @MainActor public var onFailure: FailurePolicy { .stop }
  /// Returns ``onFailure`` for all errors by default.
  @MainActor public func policy(for error: any Error) -> FailurePolicy { onFailure }
  /// The step as a part of a flow.
  public var part: AnyFlowPart<State> {
    AnyFlowPart(name, weight: weight, content: .step(FlowLeaf { self }))
  }
}

extension FlowStep where Output == Void {
  /// Merges nothing, because the step has no result.
  @MainActor public func merge(_ output: Void, into state: inout State) {}
}
