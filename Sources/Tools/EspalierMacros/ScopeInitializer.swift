/// Writes the initialiser of a scope that reads the scope's stored properties from its parent.
///
/// A frequently used dependency should be read once, in the initialiser. This macro writes the lines for it:
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
/// is equivalent to
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
/// The compiler checks the written code: a name that no ancestor provides is an error that contains the name.
///
/// - The initialiser reads each stored property that has no value of its own, `let` or `var`, with observers or
///   without.
/// - It omits properties with an initial value, `var name: T?`, which begins as nil, and computed, `lazy` and static
///   properties.
/// - The initialiser has the access level of the class.
/// - If the macro cannot write the initialiser, it reports an error at the declaration that is the cause: property
///   wrappers without a value, stored properties behind `#if`, properties without a type, an existing initialiser.
///
/// Write the initialiser by hand if a value comes from elsewhere, under another name, or from an `async` property.
@attached(member, names: named(init))
public macro ScopeInitializer() =
  #externalMacro(module: "EspalierMacrosPlugin", type: "ScopeInitializerMacro")

/// Writes the initialiser of a scope whose parent's type is not visible in its declaration.
///
/// This is the case for a scope that inherits from another scope, or from an alias of `Scope<…>`: a macro sees only the
/// source. Otherwise it is the same as ``ScopeInitializer()``.
///
/// ```swift
/// @ScopeInitializer(parent: AppScope.self)
/// final class GuestLoginScope: LoginScope {
///   let invitations: Invitations
/// }
/// ```
///
/// is equivalent to
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
/// - Parameter parent: The type of the scope above, or of the protocol that represents it: `(any Dependencies).self`.
@attached(member, names: named(init))
public macro ScopeInitializer<Parent>(parent: Parent.Type) =
  #externalMacro(module: "EspalierMacrosPlugin", type: "ScopeInitializerMacro")
