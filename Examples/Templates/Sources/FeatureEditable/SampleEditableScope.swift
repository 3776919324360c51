import Espalier

/// The dependencies that SampleEditable needs from the app around it. The compiler requires the app to provide each one.
@MainActor protocol SampleEditableDependencies: AnyObject {}

extension ParentScope: SampleEditableDependencies {}

/// The dependencies of SampleEditable.
final class SampleEditableScope: Scope<any SampleEditableDependencies> {
  /// The entries. To store them, return the gateway of the app's store, which all windows share.
  var gateway: any SampleEditableGateway {
    overridable(\.gateway, unprovided: SampleEditableMemory()) { SampleEditableMemory.ofProcess }
  }
}
