/// A group of registrations that belong together, such as those of a feature or of a plug-in.
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
  /// Registers the assembly's dependencies. `install` calls it once.
  func assemble(_ container: Container)

  /// Checks the dependencies that the assembly needs, when the container is validated or frozen. An error that it
  /// throws is one of the reported faults. The default finds no fault.
  func validate(_ container: Container) throws
}

extension Assembly {
  /// Finds no fault by default.
  public func validate(_ container: Container) throws {}
}
