/// Writes the initialiser of a root, with a parameter for each stored property that comes from outside.
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
/// is what you would write by hand as
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
/// - Parameters stand in the order of the properties. A function type is `@escaping`, if it is written as one and not
///   behind an alias.
/// - A `var` that has a value and a written type may be given another. A literal is the parameter's default. Any other
///   value is made by the property, once, and the parameter is optional. `var name: T?` begins as nil.
/// - What is left out: a `let` that has a value; a `var` that has a value and no written type, or is private, or has a
///   property wrapper; computed, `lazy` and static properties.
/// - The initialiser is as visible as the class, so the types of a public root's parameters must be public.
/// - What it cannot write it refuses, at the declaration that is the reason, as ``ScopeInitializer()`` does.
///
/// Write the initialiser by hand where it does more than take values.
@attached(member, names: named(init))
public macro RootInitializer() =
  #externalMacro(module: "EspalierMacrosPlugin", type: "RootInitializerMacro")
