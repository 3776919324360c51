/// A step that is made when it begins and let go of when it ends, with the scope that it was given.
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
/// Retries are made with one step. To be undone, it is made anew.
public struct LazyStep<Made: FlowStep>: FlowPart {
  /// The name of the step.
  public let name: String
  /// The step's share in the progress.
  public let weight: Double
  private let make: @MainActor @Sendable () -> Made

  /// Makes a lazy step.
  ///
  /// - Parameters:
  ///   - name: The name of the step, known before the step is made; by default the name of its type without "Step" at
  /// its end.
  ///   - weight: Its share in the progress beside the others'.
  ///   - make: Makes the step.
  public init(_ name: String? = nil, weight: Double = 1, _ make: @escaping @MainActor @Sendable () -> Made) {
    self.name = name ?? FlowStepName.of(Made.self)
    self.weight = weight
    self.make = make
  }

  /// The step in a flow.
  public var part: AnyFlowPart<Made.State> {
    AnyFlowPart(name, weight: weight, content: .step(FlowLeaf(make)))
  }
}
