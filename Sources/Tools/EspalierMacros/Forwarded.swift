/// Writes the getter of a property that a protocol requires and that the scope inherits.
///
/// A member that is looked up in an ancestor meets no requirement. So a scope that inherits the members that a feature
/// requires forwards them:
///
/// ```swift
/// extension AccountScope: LoginDependencies {
///   @Forwarded var database: Database
/// }
/// ```
///
/// is equivalent to
///
/// ```swift
/// extension AccountScope: LoginDependencies {
///   var database: Database { self[dynamicMember: \.database] }
/// }
/// ```
///
/// Each read goes to the parent, as for a name that is looked up: an override that names this scope, as in
/// `$0[\AccountScope.database]`, replaces the property for this scope and those below it. A handwritten line that reads
/// `parent.database` sees no such override. Write such a line if the property has another name in the parent.
@attached(accessor)
public macro Forwarded() = #externalMacro(module: "EspalierMacrosPlugin", type: "ForwardedMacro")
