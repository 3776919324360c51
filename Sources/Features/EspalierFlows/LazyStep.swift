/// A step that is created when it begins and released when it ends, together with its scope.
///
/// ```swift
/// final class ReadScope: Scope<RootScope> { let separator: Character = "\n" }
/// struct ReadStep: FlowStep {
///   let scope: ReadScope
///   func run(_ text: String) async throws -> Int { text.split(separator: scope.separator).count }
///   func merge(_ count: Int, into text: inout String) { text = "\(count)" }
/// }
/// func flow(_ scope: RootScope) -> Flow<String> {
///   Flow("Count") { LazyStep { ReadStep(scope: ReadScope(scope)) } }
/// }
/// ```
///
/// All retries use the same step. To undo the step, it is created again.
public struct LazyStep<Made: FlowStep>: FlowPart {
  /// The name of the step.
  public let name: String
  /// The step's share of the progress.
  public let weight: Double
  private let make: @MainActor @Sendable () -> Made

  /// Creates a step from a closure that makes it when it begins.
  ///
  /// - Parameters:
  ///   - name: The name of the step, known before the step is created; by default the name of its type without "Step"
  ///     at its end.
  ///   - weight: The step's share of the progress, in relation to the other steps.
  ///   - make: Returns a new step.
  public init(_ name: String? = nil, weight: Double = 1, _ make: @escaping @MainActor @Sendable () -> Made) {
    self.name = name ?? FlowStepName.of(Made.self)
    self.weight = weight
    self.make = make
  }

  /// The step as a part of a flow.
  public var part: AnyFlowPart<Made.State> {
    AnyFlowPart(name, weight: weight, content: .step(FlowLeaf(make)))
  }
}
