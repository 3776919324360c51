/// Registrations that belong together, such as those of a feature or of a plug-in.
///
/// ```swift
/// struct PaymentsAssembly: Assembly {
///   func assemble(_ container: Container) {
///     container.register(Payments.init, lifetime: .container)
///   }
///   func validate(_ container: Container) throws {
///     guard try container.resolveAll((any PaymentProvider).self).isEmpty == false else { throw NoProvider() }
///   }
/// }
///
/// container.install(PaymentsAssembly(), CardsAssembly())
/// ```
public protocol Assembly: Sendable {
  /// Registers the assembly's dependencies. Called once, by `install`.
  func assemble(_ container: Container)

  /// Looks for what it needs, when the container is validated or frozen. What it throws is one of the faults reported.
  /// The default finds no fault.
  func validate(_ container: Container) throws
}

extension Assembly {
  /// Finds no fault.
  public func validate(_ container: Container) throws {}
}
