import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// An expansion that writes `override init(_ parent:)` of a scope, which reads the scope's stored properties from its
/// parent.
package protocol ScopeInitializerExpansion: MemberMacro {}

extension ScopeInitializerExpansion {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let scope = declaration.as(ClassDeclSyntax.self) else {
      throw DiagnosticsError(
        at: node, "@ScopeInitializer stands at a class that is a scope, as in final class LoginScope: Scope<AppScope>")
    }
    let parent = try parentType(of: scope, named: node)
    if let initializer = scope.initializer(from: parent) {
      throw DiagnosticsError(
        at: initializer.initKeyword,
        "\(scope.name.text) has init(_:) already, which @ScopeInitializer would write: remove one of the two",
        fixIts: [.remove(node, of: scope)])
    }
    let properties = try StoredProperty.all(of: scope, for: node).filter { !$0.beginsWithValue }
    let access = AccessLevel(of: scope, in: context).keyword
    let lines = properties.map { "\($0.name) = parent.\($0.name)" } + ["super.init(parent)"]
    return [
      """
      \(raw: access)override init(_ parent: \(raw: parent.asParameter)) {
        \(raw: lines.joined(separator: "\n  "))
      }
      """
    ]
  }

  /// Returns the type of the parent: the argument of the attribute, or, without an argument, the generic argument of
  /// `Scope<…>`.
  private static func parentType(of scope: ClassDeclSyntax, named node: AttributeSyntax) throws -> TypeSyntax {
    let superclass = Superclass(of: scope)
    if case .root = superclass {
      throw DiagnosticsError(
        at: node, "\(scope.name.text) is a root and has no parent to take from: use @RootInitializer",
        fixIts: [.rename(node, to: "RootInitializer")])
    }
    if let argument = node.argument(at: 0) { return try argument.namedType() }
    guard case .scope(let parent) = superclass else {
      let name = scope.name.text
      guard let other = scope.firstInheritedType else {
        throw DiagnosticsError(
          at: scope.name, "\(name) is no scope: name its parent, as in final class \(name): Scope<AppScope>")
      }
      throw DiagnosticsError(
        at: other,
        """
        The parent's type cannot be seen in '\(other.trimmedDescription)': say it, \
        as in @ScopeInitializer(parent: AppScope.self), or inherit from Scope<…> by that name
        """)
    }
    return parent
  }
}

extension ClassDeclSyntax {
  /// Returns the initialiser that takes only the parent, if it is declared.
  fileprivate func initializer(from parent: TypeSyntax) -> InitializerDeclSyntax? {
    initializers.first { initializer in
      let parameters = initializer.signature.parameterClause.parameters
      guard let parameter = parameters.first, parameters.count == 1 else { return false }
      return parameter.firstName.tokenKind == .wildcard && parameter.type.hasSameText(as: parent)
    }
  }
}
