public import EspalierModules

/// Makes a type the builder of a module that is put together in the ordinary way: a scope below the parent's, and a
/// module with that scope.
///
/// ```swift
/// @ModuleBuilder(AccountsModule.self, scope: AccountsScope.self, in: HomeScope.self)
/// struct AccountsBuilder {}
/// ```
///
/// is what you would write by hand as
///
/// ```swift
/// struct AccountsBuilder: Builder {
///   func build(in parent: HomeScope) -> AccountsModule {
///     AccountsModule(scope: AccountsScope(parent))
///   }
/// }
/// ```
///
/// - `build(in:)` is as visible as the type. A public struct that holds nothing gets a public `init()` too, so that other
///   modules can make it.
/// - For a feature that knows its parent by protocol: `in: (any AccountsDependencies).self`.
/// - A private type within another type, which no extension can see, names the protocol itself: `private struct
///   AccountsBuilder: Builder {}`.
///
/// Write the builder by hand where the scope or the module takes more than this, throws, or is awaited.
///
/// - Parameters:
///   - module: the module to build, which is made with `init(scope:)`.
///   - scope: the module's scope, which is made with `init(_:)` from the parent's.
///   - parent: the scope, or the protocol, that the module's scope hangs from.
@attached(extension, conformances: Builder)
@attached(member, names: named(build), named(init))
public macro ModuleBuilder<Built: AnyModule, ModuleScope, ParentScope>(
  _ module: Built.Type, scope: ModuleScope.Type, in parent: ParentScope.Type
) = #externalMacro(module: "EspalierMacrosPlugin", type: "ModuleBuilderMacro")
