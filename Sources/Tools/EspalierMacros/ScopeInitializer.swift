/// Writes the initialiser of a scope that takes what the scope declares from its parent.
///
/// A dependency that is read often is best taken once, at construction. This macro writes the lines for it:
///
/// ```swift
/// @ScopeInitializer
/// final class LoginScope: Scope<AppScope> {
///   let database: Database
///   let api: API
///   var attempts = 0
/// }
/// ```
///
/// is what you would write by hand as
///
/// ```swift
/// final class LoginScope: Scope<AppScope> {
///   let database: Database
///   let api: API
///   var attempts = 0
///
///   override init(_ parent: AppScope) {
///     database = parent.database
///     api = parent.api
///     super.init(parent)
///   }
/// }
/// ```
///
/// The compiler checks what is written: a name that no ancestor offers is an error with that name in it.
///
/// - What is taken: each stored property that has no value of its own, `let` or `var`, with observers or without.
/// - What is left out: what has an initial value, `var name: T?`, which begins as nil, and computed, `lazy` and static
///   properties.
/// - The initialiser is as visible as the class.
/// - What it cannot write it refuses, at the declaration that is the reason: property wrappers without a value, stored
///   properties behind `#if`, properties without a type, an initialiser that is there already.
///
/// Write the initialiser by hand where a value comes from elsewhere, under another name, or from an `async` property.
@attached(member, names: named(init))
public macro ScopeInitializer() =
  #externalMacro(module: "EspalierMacrosPlugin", type: "ScopeInitializerMacro")

/// Writes the initialiser of a scope whose parent's type cannot be seen in its declaration.
///
/// That is so in a scope that inherits from another scope, or from an alias of `Scope<…>`: a macro sees only what is
/// written. Otherwise it is ``ScopeInitializer()``.
///
/// ```swift
/// @ScopeInitializer(parent: AppScope.self)
/// final class GuestLoginScope: LoginScope {
///   let invitations: Invitations
/// }
/// ```
///
/// is what you would write by hand as
///
/// ```swift
/// final class GuestLoginScope: LoginScope {
///   let invitations: Invitations
///
///   override init(_ parent: AppScope) {
///     invitations = parent.invitations
///     super.init(parent)
///   }
/// }
/// ```
///
/// - Parameter parent: the type of the scope above, or of the protocol which stands for it: `(any Dependencies).self`.
@attached(member, names: named(init))
public macro ScopeInitializer<Parent>(parent: Parent.Type) =
  #externalMacro(module: "EspalierMacrosPlugin", type: "ScopeInitializerMacro")
