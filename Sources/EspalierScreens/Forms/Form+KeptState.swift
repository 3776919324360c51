extension Form where Value: Equatable {
  /// Whether something else is filled in than the form began with.
  public var isEdited: Bool { value != first }
}

/// A form keeps what a person has filled in; its model hands it on.
///
/// ```swift
/// struct Payee: Codable, Equatable, Sendable { var name = "" }
///
/// @MainActor final class PayeeModel: SceneLifeCycle, KeepsState {
///   let form = Form(Payee())
///   var keptState: Payee? { form.keptState }
///   func restore(_ kept: Payee) { form.restore(kept) }
/// }
/// ```
///
/// Leave what is secret out of the value's coding keys: it is then as the form began with.
extension Form: KeepsState where Value: Codable & Equatable {
  /// What is filled in; nil while that is what the form began with.
  public var keptState: Value? { isEdited ? value : nil }

  /// Fills in what was kept. Nothing is said at a field before the person leaves it.
  public func restore(_ kept: Value) { value = kept }
}
