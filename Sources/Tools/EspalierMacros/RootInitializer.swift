/// Writes the initialiser of a root, with a parameter for each stored property that needs a value from outside.
///
/// ```swift
/// @RootInitializer
/// public final class AppScope: RootScope {
///   public let database: Database
///   let now: @Sendable () -> Date
///   var pageSize: Int = 50
///   var timeout: Duration = .seconds(30)
/// }
/// ```
///
/// is equivalent to
///
/// ```swift
/// public final class AppScope: RootScope {
///   public let database: Database
///   let now: @Sendable () -> Date
///   var pageSize: Int = 50
///   var timeout: Duration = .seconds(30)
///
///   public init(
///     database: Database, now: @escaping @Sendable () -> Date, pageSize: Int = 50, timeout: Duration? = nil
///   ) {
///     self.database = database
///     self.now = now
///     self.pageSize = pageSize
///     if let timeout { self.timeout = timeout }
///     super.init()
///   }
/// }
/// ```
///
/// - Parameters are in the order of the properties. A function type is `@escaping`, unless it is behind an alias.
/// - A `var` that has a value and an explicit type has a parameter for another value. A literal is the parameter's
///   default. Any other value is created once by the property, and the parameter is optional. `var name: T?` begins as
///   nil.
/// - These properties have no parameter: a `let` that has a value; a `var` that has a value and no explicit type, or is
///   private, or has a property wrapper; computed, `lazy` and static properties.
/// - The initialiser has the access level of the class, so the types of a public root's parameters must be public.
/// - If the macro cannot write the initialiser, it reports an error at the declaration that is the cause, as
///   ``ScopeInitializer()`` does.
///
/// Write the initialiser by hand if it does more than store values.
@attached(member, names: named(init))
public macro RootInitializer() =
  #externalMacro(module: "EspalierMacrosPlugin", type: "RootInitializerMacro")
