/// The restoration of the values that a person has entered into a form. The form's model includes the form's state in
/// its own, and passes a kept state back to the form.
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
/// Leave secret properties out of the value's coding keys: they then have the values that the form began with.
extension Form: StateRestoring where Value: Codable & Equatable {
  /// The entered value; nil while the form is not edited.
  public var restorationState: Value? { isEdited ? value : nil }

  /// Fills in the kept value. A field shows no message until the person leaves it.
  public func restore(_ kept: Value) {
    value = kept
    isRestored = true
  }
}
