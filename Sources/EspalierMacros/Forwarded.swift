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
///   var database: Database { parent.database }
/// }
/// ```
///
/// The parent is asked at each read. The line by hand is as short; the macro says why it is there, and the name stands in
/// it once. Write it by hand where the parent's name for it is another one.
@attached(accessor)
public macro Forwarded() = #externalMacro(module: "EspalierMacrosPlugin", type: "ForwardedMacro")
