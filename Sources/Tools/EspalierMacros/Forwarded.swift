/// Writes the getter of a property that a protocol asks of a scope and that the scope inherits.
///
/// A member that is looked up in an ancestor meets no requirement, so a scope that inherits what a feature asks for
/// forwards it:
///
/// ```swift
/// extension AccountScope: LoginDependencies {
///   @Forwarded var database: Database
/// }
/// ```
///
/// is what you would write by hand as
///
/// ```swift
/// extension AccountScope: LoginDependencies {
///   var database: Database { self[dynamicMember: \.database] }
/// }
/// ```
///
/// The parent is asked at each read, as for a name that is looked up: an override that names this scope, as in
/// `$0[\AccountScope.database]`, replaces the property for this scope and those below it. A line by hand that reads
/// `parent.database` sees no such override. Write it where the parent's name for it is another one.
@attached(accessor)
public macro Forwarded() = #externalMacro(module: "EspalierMacrosPlugin", type: "ForwardedMacro")
