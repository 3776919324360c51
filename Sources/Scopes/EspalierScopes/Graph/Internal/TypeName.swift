/// The names of types for people, logs and tests, the same in every run.
///
/// A graph keeps the names of the runtime, with addresses (`DependencyGraph.Node.type`): they distinguish two private
/// types with the same name. Its texts are the same in every run too: this type converts the names, and `GraphNumbers`
/// converts the identities, which have no name.
package enum TypeName {
  /// Returns the full name of a type, with its module and its enclosing declarations.
  package static func full(_ type: Any.Type) -> String { withoutAddresses(String(reflecting: type)) }

  /// Returns a name without the address that the runtime writes for a private type, or a type local to a function. The
  /// address differs from run to run.
  package static func withoutAddresses(_ name: String) -> String {
    name.replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "")
  }
}
