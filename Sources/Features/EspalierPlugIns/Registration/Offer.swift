/// A value that a plug-in provides to the shell and to other plug-ins, by a protocol that both sides know.
///
/// ```swift
/// protocol ShoppingList: Sendable { func missing() async throws -> [String] }
/// struct EmptyList: ShoppingList { func missing() -> [String] { [] } }
///
/// let offer: Offer<any KitchenShell> = .offer((any ShoppingList).self) { _ in EmptyList() }
/// ```
///
/// The value is created at the first call of ``PluggedIn/offer(_:)`` or ``PlugInContext/offer(_:)``, once in each
/// window. Only one plug-in can offer a type; where several may contribute, the shell has an ``ExtensionPoint``.
public struct Offer<Shell>: Sendable {
  let type: ObjectIdentifier
  /// The name of the offered type.
  let name: String
  let make: @MainActor @Sendable (PlugInContext<Shell>) throws -> Any

  /// Creates an offer of a value by its type, usually a protocol.
  public static func offer<Value>(
    _ type: Value.Type, make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> Value
  ) -> Offer {
    Offer(type: ObjectIdentifier(type), name: "\(type)", make: make)
  }
}
