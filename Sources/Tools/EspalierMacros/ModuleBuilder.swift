public import EspalierModules

/// Makes a type the builder of a module that is assembled in the usual order: a scope below the parent's, and a module
/// with that scope.
///
/// ```swift
/// @ModuleBuilder(AccountsModule.self, scope: AccountsScope.self, in: HomeScope.self)
/// struct AccountsBuilder {}
/// ```
///
/// is equivalent to
///
/// ```swift
/// struct AccountsBuilder: Builder {
///   func build(in parent: HomeScope) -> AccountsModule {
///     AccountsModule(scope: AccountsScope(parent))
///   }
/// }
/// ```
///
/// The stored properties are the arguments of the builder, except constants and private properties that have a value.
/// `build(in:)` passes them to the initialiser of the scope, by their names and in their order. The properties
/// `coordinator` and `parameters` go to the initialiser of the module instead, in this order, because a scope holds
/// dependencies alone:
///
/// ```swift
/// @ModuleBuilder(CardModule.self, scope: CardScope.self, in: HomeScope.self)
/// struct CardBuilder {
///   let card: String
///   let coordinator: Coordinator<CardRoute>
///   var parameters = CardParameters()
/// }
/// ```
///
/// builds `CardModule(scope: CardScope(parent, card: card), coordinator: coordinator, parameters: parameters)`.
///
/// - `build(in:)` has the access level of the type. A public structure that declares no initialiser receives a
///   public one, so that other modules can create it. The types of its arguments must then be public too, and written.
/// - For a feature that knows its parent by a protocol, write `in: (any AccountsDependencies).self`.
/// - A private type within another type, which no extension can see, names the protocol itself: `private struct
///   AccountsBuilder: Builder {}`.
///
/// Write the builder by hand if the initialiser of the scope or the module throws or is asynchronous, or if an argument
/// goes elsewhere.
///
/// - Parameters:
///   - module: The module to build, which is created with `init(scope:)`, and with its coordinator and parameters if
///     the builder has them.
///   - scope: The module's scope, which is created with `init(_:)` from the parent's, and the arguments.
///   - parent: The scope, or the protocol, that is the parent of the module's scope.
@attached(extension, conformances: Builder)
@attached(member, names: named(build), named(init))
public macro ModuleBuilder<Built: AnyModule, ModuleScope, ParentScope>(
  _ module: Built.Type, scope: ModuleScope.Type, in parent: ParentScope.Type
) = #externalMacro(module: "EspalierMacrosPlugin", type: "ModuleBuilderMacro")
