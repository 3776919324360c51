/// The names of types as people, logs and tests read them, the same in every run.
///
/// A graph keeps the names of the runtime, with addresses (`DependencyGraph.Node.type`): they tell two private types of
/// one name apart. Its texts are the same in every run too: names go through here, and identities, which have no name,
/// through `GraphNumbers`.
package enum TypeName {
  /// The name with its module and what it is declared in.
  package static func full(_ type: Any.Type) -> String { withoutAddresses(String(reflecting: type)) }

  /// A name without the address that the runtime writes where a private type, or one local to a function, is declared: it
  /// differs from run to run.
  package static func withoutAddresses(_ name: String) -> String {
    name.replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "")
  }
}
