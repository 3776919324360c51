/// A form keeps what a person has filled in; its model hands it on.
///
/// ```swift
/// struct Payee: Codable, Equatable, Sendable { var name = "" }
///
/// @MainActor final class PayeeModel: SceneLifeCycle, StateRestoring {
///   let form = Form(Payee())
///   var restorationState: Payee? { form.restorationState }
///   func restore(_ kept: Payee) { form.restore(kept) }
/// }
/// ```
///
/// Leave secret properties out of the value's coding keys: they are then as the form began with.
extension Form: StateRestoring where Value: Codable & Equatable {
  /// The value that is filled in; nil while the form is not edited.
  public var restorationState: Value? { isEdited ? value : nil }

  /// Fills in the value that was kept. A field shows no message before the person leaves it.
  public func restore(_ kept: Value) {
    value = kept
    isRestored = true
  }
}
