import Espalier

/// The dependencies that SampleEditable needs from the app around it. One that is added here is asked for by the compiler.
@MainActor protocol SampleEditableDependencies: AnyObject {}

extension ParentScope: SampleEditableDependencies {}

/// The dependencies of SampleEditable.
final class SampleEditableScope: Scope<any SampleEditableDependencies> {
  /// The entries. Put a gateway over the database of the app here; a test provides another.
  var gateway: any SampleEditableGateway {
    overridable(\.gateway, unprovided: SampleEditableMemory()) { SampleEditableMemory.ofProcess }
  }
}
