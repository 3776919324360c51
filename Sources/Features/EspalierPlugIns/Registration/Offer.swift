/// Something that a plug-in gives to the shell and to other plug-ins, by a protocol that both sides know.
///
/// ```swift
/// protocol ShoppingList: Sendable { func missing() async throws -> [String] }
/// struct EmptyList: ShoppingList { func missing() -> [String] { [] } }
///
/// let offer: Offer<any KitchenShell> = .offer((any ShoppingList).self) { _ in EmptyList() }
/// ```
///
/// It is made when somebody first asks for it with ``PluggedIn/offer(_:)`` or ``PlugInContext/offer(_:)``, once in each
/// window. One type is offered by one plug-in; where several may give something, the shell has a ``ExtensionPoint``.
public struct Offer<Shell>: Sendable {
  let type: ObjectIdentifier
  /// The type in words.
  let name: String
  let make: @MainActor @Sendable (PlugInContext<Shell>) throws -> Any

  /// Offers a value of a type, mostly of a protocol.
  public static func offer<Value>(
    _ type: Value.Type, make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> Value
  ) -> Offer {
    Offer(type: ObjectIdentifier(type), name: "\(type)", make: make)
  }
}
